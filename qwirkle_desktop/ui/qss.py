"""The text of the style sheet. `theme.stylesheet` fills in colours (`$accent`) and sizes (`$body_size`).

Dynamic properties: a button `primary` (accent), `quiet` (no border); a label's `role` is one of
small, muted, name, heading, score, title, error; a frame's `surface` is panel, dock, card, active or tray.
The font itself is the application's (`QApplication.setFont`): a font set here would beat every `setFont`.
"""

from typing import Final

_TEXT: Final = """
QMainWindow, QDialog, QMessageBox, QWizard { background: $panel; }
QLabel { background: transparent; color: $text; }
QLabel[role="small"] { font-size: $small_size; color: $muted; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="name"] { font-size: $name_size; font-weight: 600; }
QLabel[role="heading"] { font-size: $heading_size; font-weight: 600; }
QLabel[role="score"] { font-size: $score_size; font-weight: 700; }
QLabel[role="title"] { font-size: $title_size; font-weight: 700; }
QLabel[role="key"] { font-weight: 600; border: 1px solid $control_border; border-radius: 6px;
  padding: 1px 6px; background: $card; }
QLabel[role="error"] { color: $error; font-weight: 600; }
QLabel:disabled { color: $disabled_text; }
QToolTip { background: $ink; color: $halo; border: 1px solid $ink; padding: 4px 8px; }
QPushButton, QToolButton, QTabBar, QCheckBox, QRadioButton, QComboBox, QSlider { outline: none; }
"""

_SURFACES: Final = """
QFrame[surface="panel"] { background: $panel; border: none; }
QFrame[surface="dock"] { background: $dock; border: none; border-top: 1px solid $separator; }
QFrame[surface="card"] { background: $card; border: 1px solid $separator; border-radius: 8px; }
QFrame[surface="active"] { background: $active_card; border: 2px solid $accent; border-radius: 8px; }
QFrame[surface="tray"] { background: $card; border: 1px solid $separator; border-radius: 10px; }
QProgressBar { background: $bag_track; border: none; border-radius: 3px; max-height: 6px; min-height: 6px;
  color: transparent; }
QProgressBar::chunk { background: $bag_fill; border-radius: 3px; }
QSplitter::handle { background: $separator; }
"""

_BUTTONS: Final = """
QPushButton { background: $card; color: $text; border: 1px solid $control_border; border-radius: 8px;
  padding: 0 16px; min-height: 38px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed, QPushButton:checked { background: $pressed; }
QPushButton:checked { border-color: $accent; }
QPushButton:focus { border: 2px solid $accent; padding: 0 15px; min-height: 36px; }
QPushButton:disabled { background: $disabled_background; color: $disabled_text; border: 1px solid $separator;
  padding: 0 16px; min-height: 38px; }
QPushButton[primary="true"], QPushButton#play { background: $accent; color: $on_accent;
  border: 1px solid $accent; font-weight: 700; }
QPushButton[primary="true"]:hover, QPushButton#play:hover { background: $accent_hover; }
QPushButton[primary="true"]:pressed, QPushButton#play:pressed { background: $accent_pressed; }
QPushButton[primary="true"]:focus, QPushButton#play:focus { border: 2px solid $text; }
QPushButton[primary="true"]:disabled, QPushButton#play:disabled { background: $disabled_background;
  color: $disabled_text; border: 1px solid $separator; }
QPushButton[quiet="true"] { background: transparent; border: 1px solid transparent; color: $accent; }
QPushButton[quiet="true"]:hover { background: $hover; }
QPushButton[quiet="true"]:focus { border: 2px solid $accent; }
QPushButton[quiet="true"]:disabled { color: $disabled_text; background: transparent;
  border-color: transparent; }
QToolButton { background: transparent; color: $text; border: 2px solid transparent; border-radius: 8px;
  padding: 4px; min-width: 24px; min-height: 24px; }
QToolButton:hover { background: $hover; }
QToolButton:pressed, QToolButton:checked { background: $pressed; }
QToolButton:focus { border-color: $accent; }
QToolButton:disabled { color: $disabled_text; }
"""

_MENUS: Final = """
QMenuBar { background: $panel; color: $text; padding: 0 6px; }
QMenuBar::item { background: transparent; padding: 4px 8px; border-radius: 6px; }
QMenuBar::item:selected { background: $pressed; }
QMenu { menu-scrollable: 1; background: $card; color: $text; border: 1px solid $separator; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 28px; border-radius: 6px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $disabled_text; background: transparent; }
QMenu::separator { height: 1px; background: $separator; margin: 4px 8px; }
QStatusBar { background: $dock; color: $text; }
"""

_FIELDS: Final = """
QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox, QPlainTextEdit, QTextEdit, QKeySequenceEdit {
  background: $card; color: $text; border: 1px solid $control_border; border-radius: 8px;
  selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit { placeholder-text-color: $muted; }
QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox { padding: 0 10px; min-height: $field_high; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus, QPlainTextEdit:focus,
QTextEdit:focus, QKeySequenceEdit:focus { border: 2px solid $accent; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus { padding: 0 9px;
  min-height: $field_high_inside; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled {
  background: $disabled_background; color: $disabled_text; border: 1px solid $separator; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit { border: none; background: transparent; padding: 0;
  min-height: 0; }
QPlainTextEdit, QTextEdit { padding: 6px; }
QComboBox { padding-right: 28px; }
QComboBox:focus { padding-right: 27px; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: url("$down_picture"); width: $arrow_high; height: $arrow_high; }
QComboBox QAbstractItemView { background: $card; color: $text; border: 1px solid $separator; padding: 4px;
  selection-background-color: $accent; selection-color: $on_accent; outline: none; }
QSpinBox, QDoubleSpinBox { padding: 0; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {
  border: none; background: transparent; width: 32px; height: 32px; border-radius: 6px; }
QSpinBox::up-button, QDoubleSpinBox::up-button { subcontrol-origin: border; subcontrol-position: right; }
QSpinBox::down-button, QDoubleSpinBox::down-button { subcontrol-origin: border; subcontrol-position: left; }
QSpinBox::up-button:hover, QSpinBox::down-button:hover, QDoubleSpinBox::up-button:hover,
QDoubleSpinBox::down-button:hover { background: $hover; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url("$plus_picture"); width: $arrow_high;
  height: $arrow_high; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url("$minus_picture"); width: $arrow_high;
  height: $arrow_high; }
"""

_CHOICES: Final = """
QCheckBox, QRadioButton { color: $text; spacing: 8px; padding: 4px; border: 2px solid transparent;
  border-radius: 6px; background: transparent; }
QCheckBox:focus, QRadioButton:focus { border-color: $accent; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled_text; }
QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator { width: $tick_high; height: $tick_high;
  border: 1px solid $control_border; background: $card; }
QCheckBox::indicator, QGroupBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: $knob_round; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked { background: $accent; border-color: $accent;
  image: url("$tick_picture"); }
QRadioButton::indicator:checked { background: $accent; border-color: $accent; image: url("$dot_picture"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $separator;
  background: $disabled_background; }
QGroupBox { border: 1px solid $separator; border-radius: 8px; margin-top: 22px; padding: 8px; }
QGroupBox::title { subcontrol-origin: margin; subcontrol-position: top left; padding: 0 4px; color: $text; }
QSlider:horizontal { min-height: $slider_high; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $bag_track; }
QSlider::sub-page:horizontal { border-radius: 2px; background: $accent; }
QSlider::handle:horizontal { width: $tick_high; height: $tick_high; margin: -$knob_above 0;
  border-radius: $knob_round;
  background: $card; border: 1px solid $control_border; }
QSlider::handle:horizontal:focus { border: 2px solid $accent; width: $knob_inside; height: $knob_inside; }
"""

_VIEWS: Final = """
QTabWidget::pane { border: none; border-top: 1px solid $separator; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: $muted; border: none; border-bottom: 3px solid transparent;
  padding: 6px 12px; min-height: 20px; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; font-weight: 600; }
QTabBar::tab:focus { background: $active_card; }
QAbstractItemView { background: $card; color: $text; border: 1px solid $separator; border-radius: 8px;
  alternate-background-color: $hover; outline: none; }
QAbstractItemView:focus { border: 2px solid $accent; }
QAbstractItemView::item { padding: 4px 6px; }
QAbstractItemView::item:hover { background: $hover; color: $text; }
QAbstractItemView::item:selected { background: $accent; color: $on_accent; }
QHeaderView { border: none; border-radius: 0; }
QHeaderView::section { background: $panel; color: $muted; border: none;
  border-bottom: 1px solid $separator; padding: 6px; }
QTableView { gridline-color: $separator; }
QTableCornerButton::section { background: $panel; border: none; }
QGraphicsView { background: $table; border: none; border-radius: 0; padding: 0; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollArea#rules_page { border: 2px solid transparent; border-radius: 8px; }
QScrollArea#rules_page:focus { border-color: $accent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $control_border; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""

STYLESHEET: Final = _TEXT + _SURFACES + _BUTTONS + _MENUS + _FIELDS + _CHOICES + _VIEWS
