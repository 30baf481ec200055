"""Writes what makes shells complete qwirkle-cli, from its own parser: `completion.py bash|zsh|fish`."""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from qwirkle_desktop.commands.usage import parser
from qwirkle_desktop.engine.levels import PLAYABLE

FOLDERS = {"DIR"}
PLAYERS = {"PLAYER"}


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a command. `takes` is empty, `words`, `folder` or `value`."""

    flag: str
    help: str
    takes: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Command:
    """A command, its options and the words it takes without one (files where there are none)."""

    name: str
    help: str
    options: tuple[Option, ...]
    words: tuple[str, ...]
    takes_files: bool


def commands() -> Iterator[Command]:
    """Every command that the parser knows."""
    for action in parser()._actions:
        if isinstance(action, argparse._SubParsersAction):
            helps = {each.dest: each.help or "" for each in action._choices_actions}
            for name, command in action.choices.items():
                yield _command(name, helps[name], command)


def _command(name: str, help: str, command: argparse.ArgumentParser) -> Command:
    options, words, takes_files = [], tuple[str, ...](), False
    for action in command._actions:
        if action.option_strings:
            options.append(_option(action))
        elif str(action.metavar) in PLAYERS:
            words = tuple(level.value for level in PLAYABLE)
        else:
            takes_files = True
    return Command(name, help, tuple(options), words, takes_files)


def _option(action: argparse.Action) -> Option:
    flag, help = action.option_strings[-1], (action.help or "").split(" (")[0]
    if action.nargs == 0:
        return Option(flag, help, "")
    if action.choices:
        return Option(flag, help, "words", tuple(map(str, action.choices)))
    return Option(flag, help, "folder" if action.metavar in FOLDERS else "value")


def bash() -> str:
    """For bash-completion's folder of completions."""
    cases, values = [], []
    for command in commands():
        flags = " ".join(option.flag for option in command.options)
        rest = "compopt -o default" if command.takes_files else f'words="{" ".join(command.words)}"'
        cases.append(f'        {command.name}) flags="{flags}"; {rest} ;;')
        for option in command.options:
            match option.takes:
                case "words":
                    deed = f'COMPREPLY=($(compgen -W "{" ".join(option.words)}" -- "$word"))'
                case "folder":
                    deed = "compopt -o dirnames"
                case "value":
                    deed = ":"
                case _:
                    continue
            values.append(f"        {command.name}:{option.flag}) {deed}; return ;;")
    names = " ".join(command.name for command in commands())
    return "\n".join(
        [
            "# bash completion for qwirkle-cli",
            "_qwirkle_cli() {",
            '    local word=$2 before=$3 command=${COMP_WORDS[1]} flags="" words=""',
            "    COMPREPLY=()",
            "    if [[ $COMP_CWORD -eq 1 ]]; then",
            f'        COMPREPLY=($(compgen -W "{names} --version --help" -- "$word"))',
            "        return",
            "    fi",
            '    case "$command:$before" in',
            *values,
            "    esac",
            '    case "$command" in',
            *cases,
            "    esac",
            "    [[ $word == -* ]] && words=$flags",
            '    COMPREPLY=($(compgen -W "$words" -- "$word"))',
            "}",
            "complete -F _qwirkle_cli qwirkle-cli",
            "",
        ]
    )


def zsh() -> str:
    """For zsh's folder of functions, as `_qwirkle-cli`."""
    lines = ["#compdef qwirkle-cli", "local -a commands=("]
    lines += [f"    {_quoted(f'{command.name}:{command.help}')}" for command in commands()]
    lines += [")", "if (( CURRENT == 2 )); then", "    _describe command commands", "    return", "fi"]
    lines += ["case $words[2] in"]
    for command in commands():
        specs = [_quoted(f"{option.flag}[{option.help}]{_zsh_value(option)}") for option in command.options]
        if command.takes_files:
            specs.append(_quoted("*:file:_files"))
        elif command.words:
            specs.append(_quoted(f"*:player:({' '.join(command.words)})"))
        lines.append(f"    {command.name}) shift words; (( CURRENT-- )); _arguments {' '.join(specs)} ;;")
    return "\n".join([*lines, "esac", ""])


def _zsh_value(option: Option) -> str:
    values = {
        "words": f":level:({' '.join(option.words)})",
        "folder": ":folder:_files -/",
        "value": ":value:",
    }
    return values.get(option.takes, "")


def fish() -> str:
    """For fish's folder of vendor completions."""
    lines = ["# fish completion for qwirkle-cli", "complete -c qwirkle-cli -f"]
    for command in commands():
        none = "-n __fish_use_subcommand"
        lines.append(f"complete -c qwirkle-cli {none} -a {command.name} -d {_quoted(command.help)}")
        there = f"-n '__fish_seen_subcommand_from {command.name}'"
        for option in command.options:
            flag = option.flag.removeprefix("--")
            lines.append(
                f"complete -c qwirkle-cli {there} -l {flag} -d {_quoted(option.help)}{_fish(option)}"
            )
        if command.takes_files:
            lines.append(f"complete -c qwirkle-cli {there} -F")
        elif command.words:
            lines.append(f"complete -c qwirkle-cli {there} -a {_quoted(' '.join(command.words))}")
    return "\n".join([*lines, ""])


def _fish(option: Option) -> str:
    values = {
        "words": f" -x -a {_quoted(' '.join(option.words))}",
        "folder": " -x -a '(__fish_complete_directories)'",
        "value": " -x",
    }
    return values.get(option.takes, "")


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


SHELLS = {"bash": bash, "zsh": zsh, "fish": fish}

if __name__ == "__main__":
    sys.stdout.write(SHELLS[sys.argv[1]]())
