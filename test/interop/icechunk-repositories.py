"""Opens the repositories that we wrote with icechunk-python and xarray.

    python icechunk-repositories.py CASES.json

Cases are those of compare.py; one whose file was changed afterwards (`isChanged`) must be refused. Prints what differs; the exit
code is 1 after any difference.
"""

import json
import pathlib
import sys
import warnings

import compare


def judge(case):
    """What is wrong, as lines."""
    if case.get("isChanged"):
        try:
            compare.open_references(case).load()
        except Exception as error:
            return [] if "has changed" in str(error) else [compare.describe(error)]
        return ["the references were read although their file had changed"]
    outcome, lines = compare.judge(case, [])
    return lines if outcome == "FAILED" else []


def main(path):
    warnings.simplefilter("ignore")
    cases = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    failed = 0
    for case in cases:
        try:
            lines = judge(case)
        except Exception as error:
            lines = [compare.describe(error)]
        failed += bool(lines)
        if lines:
            print(f"FAILED  {case['name']}")
            for line in lines:
                print(f"{'':8}{line}")
    print(f"\nIcechunk: {len(cases) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
