import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '@skafferi/domain/rules/json/schema'

/** The recorded values of a change in the activity. */
export interface RecordedChange {
  before: unknown
  after: unknown
}

/** A path to a value: a field, or the field of a list's entry: `['variants', 'variant_1', 'prices']`. */
type Path = readonly string[]

interface ChangedValue extends RecordedChange {
  path: Path
}

const isEntry = (value: unknown): value is Record<string, unknown> & { id: string } =>
  isRecord(value) && typeof value.id === 'string'
const isEntryList = (value: unknown): value is (Record<string, unknown> & { id: string })[] =>
  Array.isArray(value) && value.every(isEntry)

/** Converts a state to its recorded form. */
const toRecorded = (state: unknown): unknown => JSON.parse(JSON.stringify(state ?? null))

function differences(path: Path, before: unknown, after: unknown): ChangedValue[] {
  if (isDeepStrictEqual(before, after)) return []
  const areSameEntries =
    isEntryList(before) &&
    isEntryList(after) &&
    isDeepStrictEqual(
      before.map(({ id }) => id),
      after.map(({ id }) => id),
    )
  if (!areSameEntries) return [{ path, before, after }]
  return before.flatMap((entry, index) =>
    Object.keys(after[index] ?? {}).flatMap((name) =>
      differences([...path, entry.id, name], entry[name], after[index]?.[name]),
    ),
  )
}

/** Returns the changed values of an entry; a list whose entries were added, removed or moved is one value. */
export function changedValues({ before, after }: RecordedChange): ChangedValue[] {
  if (!isRecord(before) || !isRecord(after)) return []
  return Object.keys(after).flatMap((name) => differences([name], before[name], after[name]))
}

function valueAt(state: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined) return state
  if (isEntryList(state))
    return valueAt(
      state.find(({ id }) => id === name),
      rest,
    )
  return isRecord(state) ? valueAt(state[name], rest) : undefined
}

function withValue(state: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(state)) {
    return state.map((entry: unknown) => (isEntry(entry) && entry.id === name ? withValue(entry, rest, value) : entry))
  }
  return isRecord(state) ? { ...state, [name]: withValue(state[name], rest, value) } : state
}

/** A value that was not put back: it has changed since, or its old value cannot be restored. */
export interface LeftValue {
  path: Path
  reason: 'changed' | 'irreversible'
}

/**
 * Returns a state with those old values of a change that can be put back, and the others.
 * @param isReversible true if the recorded old value of a path can be restored
 * @param revive converts a recorded value to that of the state
 */
export function putBackPossible<State extends object>(
  current: State,
  change: RecordedChange,
  isReversible: (path: Path, before: unknown) => boolean,
  revive: (path: Path, recorded: unknown) => unknown,
): { state: State; kept: LeftValue[] } {
  const recorded = toRecorded(current)
  const kept: LeftValue[] = []
  let state: unknown = current
  for (const { path, before, after } of changedValues(change)) {
    const now = valueAt(recorded, path)
    if (isDeepStrictEqual(now, before)) continue
    if (!isDeepStrictEqual(now, after)) kept.push({ path, reason: 'changed' })
    else if (before === undefined || !isReversible(path, before)) kept.push({ path, reason: 'irreversible' })
    else state = withValue(state, path, revive(path, before))
  }
  return { state: state as State, kept }
}

/** Whether an entry's old values can be put back, with the resulting state. */
export type PutBack<State> = { status: 'possible'; state: State } | { status: 'changed' } | { status: 'irreversible' }

/**
 * Returns a state with the old values of an entry, if its current values still are the entry's new ones.
 * @param isReversible true for a path whose old value can be restored
 * @param revive converts a recorded value to that of the state
 */
export function putBack<State extends object>(
  current: State,
  change: RecordedChange,
  isReversible: (path: Path) => boolean,
  revive: (path: Path, recorded: unknown) => unknown = (_, recorded) => recorded,
): PutBack<State> {
  const values = changedValues(change)
  const isComplete = values.every(({ path, before }) => before !== undefined && isReversible(path))
  if (values.length === 0 || !isComplete) return { status: 'irreversible' }
  const recorded = toRecorded(current)
  const isUnchanged = values.every(({ path, after }) => isDeepStrictEqual(valueAt(recorded, path), after))
  if (!isUnchanged) return { status: 'changed' }
  const state = values.reduce<unknown>(
    (changed, { path, before }) => withValue(changed, path, revive(path, before)),
    current,
  )
  return { status: 'possible', state: state as State }
}
