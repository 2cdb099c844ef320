"""Makes src/formats/grib/parameters/tables/ from the definitions of ecCodes.

Run with a Python that has the package eccodes (and eccodeslib, which carries the definitions inside a library):

    python scripts/make-grib-parameters.py

The definitions are (C) Copyright 2005- ECMWF, licensed under the Apache Licence Version 2.0; the notice is kept in what is
made. A concept of ecCodes is a name with conditions on keys. Kept are those whose conditions are on the keys below: the
others (single chemical species, wavelengths, thresholds) are known by their group and the numbers of their parameter.

A file needs the names of its disciplines (edition 1: tables) and of its centre. So the rows are in parts: those of everybody,
and those of each centre or project, by discipline where there are many; parts that are too small for a file share one.
"""

import ctypes
import glob
import os
import re
import shutil

import eccodes
import eccodeslib

TARGET = os.path.join(os.path.dirname(__file__), "..", "src", "formats", "grib", "parameters", "tables")
# Fewer characters than this are not worth a file.
LEAST_PART = 11000

# What identifies a parameter, in the order in which it is written.
IDENTITY = {1: ["table2Version", "indicatorOfParameter"], 2: ["discipline", "parameterCategory", "parameterNumber"]}
# Further conditions, with the letter that stands for each.
FURTHER = {
    1: {"indicatorOfTypeOfLevel": "t", "level": "v", "timeRangeIndicator": "r"},
    2: {
        "typeOfFirstFixedSurface": "t",
        "scaledValueOfFirstFixedSurface": "v",
        "scaleFactorOfFirstFixedSurface": "f",
        "typeOfSecondFixedSurface": "T",
        "scaledValueOfSecondFixedSurface": "V",
        "scaleFactorOfSecondFixedSurface": "F",
        "typeOfStatisticalProcessing": "p",
        "indicatorOfUnitForTimeRange": "u",
        "lengthOfTimeRange": "n",
        "typeOfWavePeriodInterval": "w",
        "scaledValueOfLowerWavePeriodLimit": "a",
        "scaleFactorOfLowerWavePeriodLimit": "b",
        "scaledValueOfUpperWavePeriodLimit": "A",
        "scaleFactorOfUpperWavePeriodLimit": "B",
        "localTablesVersion": "l",
        "isBeforeTables34": "y",
    },
}
# Projects whose names ecCodes keeps as if they were centres (datasetForLocal of section.4.def). Of DestinE only section 2 tells
# whether its names are meant.
PROJECTS = ["tigge", "s2s", "uerra"]
# ecCodes has names of their own for messages of ECMWF (centre or sub-centre) and of projects with tables up to version 33.
BEFORE_34 = ("isBeforeTables34", "1")
CONCEPT = re.compile(r"^'((?:[^'\\]|\\.)*)'\s*=\s*\{([^}]*)\}", re.MULTILINE)
CONDITION = re.compile(r"\s*(\w+)\s*=\s*(.*?)\s*$", re.DOTALL)


def definition_reader():
    """ecCodes keeps its definitions in a library and opens them by path."""
    folder = os.path.dirname(eccodeslib.__file__)
    (path,) = glob.glob(os.path.join(folder, "**", "libeccodes_memfs.*"), recursive=True)
    library, libc = ctypes.CDLL(path), ctypes.CDLL(None)
    library.codes_memfs_open.restype = ctypes.c_void_p
    library.codes_memfs_open.argtypes = [ctypes.c_char_p]
    libc.fread.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_void_p]
    libc.fread.restype = ctypes.c_size_t
    libc.fclose.argtypes = [ctypes.c_void_p]
    buffer = ctypes.create_string_buffer(2**20)

    def read(name):
        handle = library.codes_memfs_open(f"/MEMFS/definitions/{name}".encode())
        if not handle:
            return ""
        text = b""
        while count := libc.fread(buffer, 1, len(buffer), handle):
            text += buffer.raw[:count]
        libc.fclose(handle)
        return text.decode("utf-8", "replace")

    return read


def concepts(text):
    """Conditions (a sorted tuple of pairs) to the name: of equal ones the last, as in ecCodes."""
    found = {}
    for name, body in CONCEPT.findall(text):
        pairs = [CONDITION.match(part).groups() for part in body.split(";") if part.strip()]
        found[tuple(sorted(pairs))] = name
    return found


def present(read, folder, part):
    """Concepts of today."""
    return concepts(read(f"{folder}/{part}.def"))


def before_34(read, folder, part):
    """Concepts for tables up to version 33, where they are not those of today."""
    found, today = (concepts(read(f"{folder}/{name}.def")) for name in ("shortName.lte33", "shortName"))
    differing = {conditions for conditions, name in found.items() if today.get(conditions) != name}
    own = all_before_34(read, folder, part)
    return {conditions: name for conditions, name in own.items() if conditions[:-1] in differing}


def all_before_34(read, folder, part):
    """Concepts for tables up to version 33."""
    own = concepts(read(f"{folder}/{part}.lte33.def"))
    return {(*conditions, BEFORE_34): name for conditions, name in own.items()}


def past(read, folder, part):
    """Concepts that ecCodes looks at last."""
    return concepts(read(f"{folder}/{part}.legacy.def"))


def lines(read, edition, folder, centre, known, period=present):
    """Rows of a folder; `known` are the conditions of the WMO, which come before those of a centre."""
    parts = [period(read, folder, part) for part in ("shortName", "name", "units")]
    for conditions, short_name in parts[0].items():
        keys = dict(conditions)
        identity = [keys.pop(key, None) for key in IDENTITY[edition]]
        if None in identity or any(key not in FURTHER[edition] for key in keys):
            continue
        if any(not re.fullmatch(r"\d+|missing\(\)", value) for value in [*identity, *keys.values()]):
            continue
        further = ",".join(
            letter + (keys[key] if keys[key].isdigit() else "missing")
            for key, letter in FURTHER[edition].items()
            if key in keys
        )
        name, units = (part.get(conditions, "") for part in parts[1:])
        if conditions in known:
            continue
        if short_name in ("~", "unknown") or "|" in short_name + name + units:
            continue
        units = "1" if units in ("~", "") else units
        # A name of a variable may not hold what separates paths.
        row = [centre, ".".join(identity), further, short_name.replace("/", "_"), name, units]
        yield "|".join(row).replace("\\'", "'").replace("\\", "")


def centres(read):
    """Abbreviations of centres, with their numbers."""
    for line in read("common/c-11.table").splitlines():
        words = line.split()
        if len(words) >= 2 and words[0].isdigit() and not words[1].isdigit():
            yield words[1], words[0]


def edition_rows(read, edition):
    """All rows of an edition."""
    rows = list(lines(read, edition, f"grib{edition}", "", {}))
    rows += lines(read, edition, f"grib{edition}", "", {}, before_34)
    known = present(read, f"grib{edition}", "shortName")
    for abbreviation, number in centres(read):
        rows += lines(read, edition, f"grib{edition}/localConcepts/{abbreviation}", number, known)
    if edition == 2:
        for project in PROJECTS:
            rows += lines(read, edition, f"grib2/localConcepts/{project}", project, {})
            rows += lines(read, edition, f"grib2/localConcepts/{project}", project, {}, all_before_34)
    old = [*lines(read, edition, f"grib{edition}", "", known, past)]
    old += lines(read, edition, f"grib{edition}/localConcepts/ecmf", "98", known, past)
    rows += [f"{row}|old" for row in old if row not in rows]
    return sorted(set(rows), key=lambda row: (row.split("|")[1], rows.index(row)))


def grouped(rows, key):
    """Rows by a key, in their order."""
    groups = {}
    for row in rows:
        groups.setdefault(key(row), []).append(row)
    return groups


def size(rows):
    return sum(len(row) + 1 for row in rows)


def parts(edition, rows):
    """Names of parts to their rows, and for whom each is: an edition and an author, or one discipline (table) of theirs."""
    found, whose, few = {}, {}, []
    for author, own in grouped(rows, lambda row: row.split("|")[0] or "all").items():
        rest = []
        for first, some in grouped(own, lambda row: row.split("|")[1].split(".")[0]).items():
            if size(some) < LEAST_PART:
                rest += some
                continue
            name = f"grib{edition}-{author}-{first}"
            found[name], whose[f"{edition}.{author}.{first}"] = some, name
        if not rest:
            continue
        name = f"grib{edition}-{author}" if size(rest) >= LEAST_PART else f"grib{edition}-few"
        whose[f"{edition}.{author}"] = name
        if name.endswith("-few"):
            few += rest
        else:
            found[name] = rest
    return {**found, f"grib{edition}-few": few}, whose


def notice():
    return (
        f"// Made by scripts/make-grib-parameters.py from the definitions of ecCodes {eccodes.codes_get_api_version()}.\n"
        "// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be\n"
        "// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges\n"
        "// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any\n"
        "// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.\n\n"
    )


def write(name, text):
    with open(os.path.join(TARGET, f"{name}.ts"), "w") as file:
        file.write(text)


def main():
    read = definition_reader()
    shutil.rmtree(TARGET, ignore_errors=True)
    os.makedirs(TARGET)
    loaders, keys = [], []
    for edition in (1, 2):
        texts, whose = parts(edition, edition_rows(read, edition))
        for name, rows in texts.items():
            body = "\n".join(rows).replace("`", "'").replace("${", "$ {")
            write(
                name,
                f"{notice()}/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */\n"
                f"export const TABLE: string = `{body}`;\n",
            )
        loaders += [f'\t"{name}": () => import("./{name}.ts"),\n' for name in texts]
        keys += [f'\t"{key}": "{name}",\n' for key, name in whose.items()]
    write(
        "parts",
        "// Made by scripts/make-grib-parameters.py.\n\n"
        "/** Loads a part of the tables. */\n"
        f"export const LOADERS: Readonly<Record<string, () => Promise<{{ TABLE: string }}>>> = {{\n{''.join(loaders)}}};\n\n"
        "/** Names of parts by edition, centre or project (`all` for those of the WMO), and discipline or table where that has its own. */\n"
        f"export const PARTS: Readonly<Record<string, string>> = {{\n{''.join(keys)}}};\n",
    )


main()
