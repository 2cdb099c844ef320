"""Icechunk repositories that are written by icechunk-python and by us in turn.

    python icechunk-exchange.py FOLDER

Run by icechunk-exchange.mjs, which does what lines of JSON on stdout say, and answers on stdin. After every commit of one side
both read. Prints the steps that fail; the exit code is 1 after any of them.
"""

import datetime
import json
import pathlib
import sys
import time
import traceback

import icechunk
import numpy as np
import zarr


class OurError(Exception):
    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


class Ours:
    """Those who run us."""

    def say(self, command):
        print(json.dumps(command), flush=True)
        return json.loads(sys.stdin.readline())

    def __call__(self, name, **command):
        return self.result(self.say({"do": name, **command}))

    def result(self, answer):
        if "error" in answer:
            raise OurError(**answer["error"])
        return answer["result"]


def times(first, count=4):
    """The values of a series, as test/write/icechunk-disk.ts has them."""
    return np.array([[10 * (first + t), 10 * (first + t) + 1] for t in range(count)], "i2")


class Exchange:
    """A repository of its own for each step."""

    def __init__(self, ours, folder, name):
        self.ours, self.folder = ours, pathlib.Path(folder)
        self.path = str(self.folder / name)

    # -------------------------------------------------------------------------------------------- both sides

    def theirs(self):
        storage = icechunk.local_filesystem_storage(self.path)
        config = icechunk.Repository.fetch_config(storage)
        prefixes = (config and config.virtual_chunk_containers) or {}
        allowed = {prefix: icechunk.Credentials.LocalFileSystemAccess() for prefix in prefixes}
        return icechunk.Repository.open(storage, authorize_virtual_chunk_access=allowed)

    def write(self, first, **options):
        return self.ours("write", repository=self.path, first=first, options=options)

    def expect(self, expected, path="v", **version):
        """What both read is this."""
        group = zarr.open_group(self.theirs().readonly_session(**(version or {"branch": "main"})).store, mode="r")
        same(group[path][:], expected, "icechunk reads")
        # Only ours has a word for a snapshot besides its id.
        own = {"snapshot" if key == "snapshot_id" else key: value for key, value in version.items()}
        found = self.ours("read", repository=self.path, path=f"/{path}", version=own)
        same(np.array(found["values"]).reshape(found["shape"]), expected, "we read")

    def commit(self, message, change, branch="main", **options):
        session = self.theirs().writable_session(branch)
        change(zarr.open_group(session.store, mode="r+"))
        return session.commit(message, **options)

    # ------------------------------------------------------------------------------------------------- steps

    def in_turn(self):
        """Appending, regions and splits, each side after the other."""
        self.write(0, manifestSplit={"time": 1})
        self.expect(times(0))
        self.commit("they append", lambda group: group["v"].append(times(4)))
        self.expect(times(0, 8))
        self.write(8, mode={"append": "time"}, manifestSplit={"time": 2})
        self.expect(times(0, 12))
        self.write(20, mode={"region": {"time": 2}})
        expected = times(0, 12)
        expected[2:6] = times(20)
        self.expect(expected)

        def overwrite(group):
            group["v"][6:8] = times(90, 2)

        self.commit("they overwrite", overwrite)
        expected[6:8] = times(90, 2)
        self.expect(expected)
        self.write(30, mode={"append": "time"})
        self.expect(np.concatenate([expected, times(30)]))
        self.theirs().rewrite_manifests("they rewrite", branch="main")
        self.expect(np.concatenate([expected, times(30)]))
        self.write(40, mode={"region": {"time": 0}})
        expected[0:4] = times(40)
        self.expect(np.concatenate([expected, times(30)]))

    def history(self):
        """What they know of our commits: messages, properties, differences, the log of operations."""
        first = self.write(0, message="one", metadata={"n": 1, "deep": {"list": [1.5, "x", None, True]}})
        second = self.write(4, mode={"append": "time"}, message="two")
        third = self.write(8, mode={"region": {"time": 2}}, message="three")
        repo = self.theirs()
        known = [(info.id, info.message) for info in repo.ancestry(branch="main")]
        ids = [commit["snapshot"] for commit in (third, second, first)]
        same([*known[:3]], [*zip(ids, ["three", "two", "one"])], "the history has")
        same(len(known), 4, "the length of the history is")
        same(repo.lookup_snapshot(ids[2]).metadata, {"n": 1, "deep": {"list": [1.5, "x", None, True]}}, "properties are")
        added = repo.diff(from_snapshot_id=known[3][0], to_snapshot_id=ids[2])
        same((added.new_arrays, added.new_groups), ({"/v", "/x"}, {"/"}), "the first commit has")
        appended = repo.diff(from_snapshot_id=ids[2], to_snapshot_id=ids[1])
        same(appended.updated_arrays, {"/v"}, "the second commit changes")
        same({path: sorted(chunks) for path, chunks in appended.updated_chunks.items()}, {"/v": [[2, 0], [3, 0]]}, "and")
        region = repo.diff(from_snapshot_id=ids[1], to_snapshot_id=ids[0])
        same(region.updated_arrays, set(), "the third commit changes")
        same({path: sorted(chunks) for path, chunks in region.updated_chunks.items()}, {"/v": [[1, 0], [2, 0]]}, "and")
        same(len(list(repo.ops_log())), 4, "operations are")

    def long_log(self):
        """The log of a commit of so many chunks that we write it piece by piece."""
        grid = (3, 300_000)
        self.ours("writeMany", repository=self.path, grid=grid)
        repo = self.theirs()
        second, first = (info.id for info in repo.ancestry(branch="main"))
        changed = repo.diff(from_snapshot_id=first, to_snapshot_id=second).updated_chunks
        same(list(changed), ["/v"], "changed are chunks of")
        numbers = np.arange(np.prod(grid))
        expected = np.stack(np.unravel_index(numbers[numbers % 1000 != 999], grid), axis=1)
        found = np.array(list(changed["/v"]))
        same(found[np.lexsort(found.T[::-1])], expected, "changed chunks are")

    def branches_and_tags(self):
        """Branches and tags of theirs, commits of ours on them."""
        base = self.write(0)["snapshot"]
        repo = self.theirs()
        repo.create_tag("v1.0", base)
        repo.create_branch("dev", base)
        self.write(4, mode={"append": "time"}, branch="dev")
        self.expect(times(0), branch="main")
        self.expect(times(0, 8), branch="dev")
        self.expect(times(0), tag="v1.0")
        self.expect(times(0), snapshot_id=base)
        self.write(8, mode={"append": "time"})
        same(self.theirs().list_tags(), {"v1.0"}, "tags are")
        same(self.theirs().list_branches(), {"main", "dev"}, "branches are")
        self.expect(np.concatenate([times(0), times(8)]))
        self.theirs().delete_tag("v1.0")
        self.theirs().reset_branch("main", base)
        self.theirs().delete_branch("dev")
        self.write(12, mode={"append": "time"})
        self.expect(np.concatenate([times(0), times(12)]))
        refused(lambda: self.ours("read", repository=self.path, path="/v", version={"tag": "v1.0"}), OurError)
        refused(lambda: self.write(0, mode="replace", branch="dev"), OurError)

    def conflicts_of_theirs(self):
        """Their session meets a commit of ours: our transaction logs say what may be rebased."""
        self.write(0)
        session = self.theirs().writable_session("main")
        zarr.open_group(session.store, mode="r+")["x"][:] = [7.5, 8.5]
        self.write(20, mode={"region": {"time": 0}})
        refused(lambda: session.commit("too late"), icechunk.ConflictError)
        session.rebase(icechunk.ConflictDetector())
        session.commit("rebased")
        self.expect(times(20))
        self.expect(np.array([7.5, 8.5]), "x")
        session = self.theirs().writable_session("main")
        zarr.open_group(session.store, mode="r+")["v"][0:2] = times(50, 2)
        self.write(30, mode={"region": {"time": 0}})
        refused(lambda: session.commit("too late"), icechunk.ConflictError)
        refused(lambda: session.rebase(icechunk.ConflictDetector()), icechunk.RebaseFailedError)
        self.expect(times(30))

    def conflicts_of_ours(self):
        """A commit of theirs between the reading and the publishing of ours."""
        self.write(0)
        self.theirs().create_branch("dev", self.theirs().lookup_branch("main"))
        for branch, change in [("dev", "x"), ("main", "v")]:
            command = {"do": "write", "repository": self.path, "first": 4, "isHeld": True}
            answer = self.ours.say({**command, "options": {"mode": {"append": "time"}}})
            same(answer, {"held": True}, "our commit is")

            def overwrite(group):
                group[change][:1] = 3

            self.commit("meanwhile", overwrite, branch)
            answer = self.ours.say({"go": "on"})
            if branch == "main":
                same(answer["error"]["code"], "write-conflict", "we are told")
            else:
                self.ours.result(answer)
        expected = times(0, 8)
        expected[0] = 3
        self.expect(expected)
        self.expect(np.array([3, 1.5]), "x", branch="dev")

    def maintenance(self):
        """Expired snapshots, collected garbage, moved and deleted nodes, amended commits, their configuration."""
        self.write(0)
        for first in (4, 8, 12):
            self.write(first, mode={"append": "time"})
        time.sleep(0.01)
        now = datetime.datetime.now(datetime.timezone.utc)
        expired = self.theirs().expire_snapshots(now)
        same(len(expired), 3, "expired are")
        summary = self.theirs().garbage_collect(now)
        same(summary.snapshots_deleted, 3, "deleted are")
        self.expect(times(0, 16))
        self.write(16, mode={"append": "time"})
        self.expect(times(0, 20))
        session = self.theirs().rearrange_session("main")
        session.move("/x", "/place")
        session.commit("they move")
        same(self.ours("contents", repository=self.path), ["/", "/place", "/v"], "nodes are")
        self.expect(np.array([0.5, 1.5]), "place")
        # Ours has an x, which is not there any more.
        refused(lambda: self.write(20, mode={"append": "time"}), OurError)
        session = self.theirs().rearrange_session("main")
        session.move("/place", "/x")
        session.commit("they move it back")
        self.write(40, mode={"region": {"time": 4}})
        session = self.theirs().writable_session("main")
        zarr.open_group(session.store, mode="r+")["v"][0:2] = times(70, 2)
        session.amend("they amend ours")
        expected = times(0, 20)
        expected[0:2], expected[4:8] = times(70, 2), times(40)
        self.expect(expected)
        repo = self.theirs()
        config = repo.config
        config.inline_chunk_threshold_bytes = 7
        icechunk.Repository.open(repo.storage, config).save_config()
        self.theirs().set_metadata({"owner": "them"})
        self.write(44, group="second", mode="create")
        same(self.theirs().get_metadata(), {"owner": "them"}, "properties of the repository are")
        same(self.theirs().config.inline_chunk_threshold_bytes, 7, "the configuration still has")
        self.expect(times(44), "second/v")

        def delete(group):
            del group["second"]

        self.commit("they delete", delete)
        same(self.ours("contents", repository=self.path), ["/", "/v", "/x"], "nodes are")
        self.write(60, mode="replace")
        self.expect(times(60))
        same(self.ours("contents", repository=self.path), ["/", "/v", "/x"], "nodes are")
        self.theirs().set_status(icechunk.RepoStatus(icechunk.RepoAvailability.read_only, limited_availability_reason="closed"))
        refused(lambda: self.write(0, mode="replace"), OurError)
        self.expect(times(60))

    def their_repository(self):
        """A repository that they made, with splits, native, inlined and empty chunks, continued by us."""
        container = icechunk.VirtualChunkContainer(
            self.folder.as_uri() + "/", icechunk.local_filesystem_store(str(self.folder))
        )
        split = icechunk.ManifestSplittingConfig.from_dict(
            {icechunk.ManifestSplitCondition.AnyArray(): {icechunk.ManifestSplitDimCondition.DimensionName("time"): 1}}
        )
        config = icechunk.RepositoryConfig(
            inline_chunk_threshold_bytes=4, manifest=icechunk.ManifestConfig(splitting=split)
        )
        config.set_virtual_chunk_container(container)
        repo = icechunk.Repository.create(icechunk.local_filesystem_storage(self.path), config)
        # What we write of a series, so that ours can follow.
        twin = Exchange(self.ours, self.folder, "twin")
        twin.write(0)
        documents = zarr.open_group(twin.theirs().readonly_session("main").store, mode="r")
        session = repo.writable_session("main")
        group = zarr.open_group(session.store, mode="w")
        for name in ("v", "x"):
            theirs = documents[name]
            array = zarr.create_array(
                session.store,
                name=name,
                shape=theirs.shape,
                chunks=theirs.chunks,
                dtype=theirs.dtype,
                fill_value=theirs.fill_value,
                compressors=None,
                filters=None,
                dimension_names=theirs.metadata.dimension_names,
                attributes=dict(theirs.attrs),
            )
            array[:] = theirs[:]
        session.commit("theirs")
        self.expect(times(0))
        self.write(4, mode={"append": "time"})
        self.expect(times(0, 8))
        self.commit("again", lambda group: group["v"].append(times(8)))
        self.write(20, mode={"region": {"time": 6}})
        expected = times(0, 12)
        expected[6:10] = times(20)
        self.expect(expected)


def same(found, expected, what):
    equal = np.array_equal(found, expected) if isinstance(expected, np.ndarray) else found == expected
    if not equal:
        raise AssertionError(f"{what} {found}, not {expected}".replace("\n", " "))


def refused(action, kind):
    try:
        action()
    except kind:
        return
    raise AssertionError("it was not refused")


STEPS = [
    Exchange.in_turn,
    Exchange.history,
    Exchange.long_log,
    Exchange.branches_and_tags,
    Exchange.conflicts_of_theirs,
    Exchange.conflicts_of_ours,
    Exchange.maintenance,
    Exchange.their_repository,
]


def main(folder):
    icechunk.set_logs_filter("error")
    ours = Ours()
    failed = 0
    for step in STEPS:
        try:
            step(Exchange(ours, folder, step.__name__))
        except Exception as error:
            failed += 1
            line = traceback.extract_tb(error.__traceback__)[1].lineno
            print(f"FAILED  {step.__doc__} (line {line})\n{'':8}{type(error).__name__}: {str(error)[:400]}")
    print(f"\nIcechunk in turn with icechunk-python: {len(STEPS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
