"""Sounds of the table: what is heard when, and how it gets to the loudspeaker."""
