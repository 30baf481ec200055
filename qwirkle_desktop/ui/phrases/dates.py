"""Days and times, as the desktop writes them."""

from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime


def short_time(moment: datetime) -> str:
    """The day and the time of day, as the desktop writes them."""
    return QLocale().toString(_local(moment), QLocale.FormatType.ShortFormat)


def long_day(moment: datetime) -> str:
    """The day in full."""
    return QLocale().toString(_local(moment).date(), QLocale.FormatType.LongFormat)


def short_day(moment: datetime) -> str:
    """The day in figures."""
    return QLocale().toString(_local(moment).date(), QLocale.FormatType.ShortFormat)


def _local(moment: datetime) -> QDateTime:
    try:
        here = moment.astimezone()
    except (OverflowError, OSError, ValueError):
        here = moment
    return QDateTime(QDate(here.year, here.month, here.day), QTime(here.hour, here.minute))
