"""What covers the table or stands in its place: start page, curtain, end card."""
