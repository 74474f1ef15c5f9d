/** `npm run snapshots`: the number of snapshots of a full build on Chromatic, computed from the story files. */
import ts from 'typescript'
import { FULL_VIEWS, modesOf } from './snapshots.mjs'
import { sources } from '../scripts/lib/sources.mjs'

/** Maximum number of snapshots of a full build. */
export const maxSnapshots = 1500

/** A story that takes the tag, not only the parameters. */
const BEHAVIOUR = /\.\.\.behaviour\b(?!\.)|'behaviour'/

const OFF = /\.\.\.(behaviour|inStates)\b|disableSnapshot: true|'behaviour'/

/**
 * Parses a story file.
 * @param {string} text
 * @returns {{ meta: string, title: string, stories: { name: string, text: string }[] }} the text of the meta, and the
 * exported stories in their order
 */
function parseStories(text) {
  const file = ts.createSourceFile('file.stories.tsx', text, ts.ScriptTarget.ESNext, true)
  const declared = file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList, modifiers }) =>
    declarationList.declarations.map((one) => ({
      name: one.name.getText(),
      text: one.initializer?.getText() ?? '',
      isExported: Boolean(modifiers),
    })),
  )
  const meta = declared.find(({ name }) => name === 'meta')?.text ?? ''
  const title = /^ {2}title: (['"])(.+)\1/m.exec(meta)?.[2] ?? ''
  return { meta, title, stories: declared.filter(({ isExported }) => isExported) }
}

/**
 * The stories whose text matches, and those that extend such a story.
 * @param {{ name: string, text: string }[]} stories
 * @param {RegExp} pattern
 */
function storiesWith(stories, pattern) {
  /** @type {Set<string>} */
  const found = new Set()
  for (const { name, text } of stories) {
    const first = /^\{\s*\.\.\.(\w+)/.exec(text)?.[1] ?? ''
    if (pattern.test(text) || found.has(first)) found.add(name)
  }
  return found
}

/**
 * Counts the snapshots of a story file.
 * @param {string} text
 * @returns {{ title: string, pictures: number, hasFullView: boolean }} whether a full view has a snapshot
 */
export function countSnapshots(text) {
  const { meta, title, stories } = parseStories(text)
  const off = storiesWith(stories, OFF)
  const taken = OFF.test(meta) ? [] : stories.filter(({ name }) => !off.has(name))
  const hasFullView = taken.some(({ name }) => FULL_VIEWS.test(name))
  const pictures = taken.reduce((sum, { name }) => sum + Object.keys(modesOf(title, name, hasFullView)).length, 0)
  return { title, pictures, hasFullView }
}

/**
 * The names of a file's stories that test behaviour.
 * @param {string} text
 */
export function behaviourStories(text) {
  const { meta, stories } = parseStories(text)
  return BEHAVIOUR.test(meta) ? new Set(stories.map(({ name }) => name)) : storiesWith(stories, BEHAVIOUR)
}

/**
 * Snapshots by group of stories.
 * @param {readonly (readonly [file: string, text: string])[]} [files] story files; those of the project by default
 * @returns {Map<string, number>}
 */
export function snapshotCount(files = sources((name) => name.endsWith('.stories.tsx'))) {
  /** @type {Map<string, number>} */
  const groups = new Map()
  for (const [file, text] of files) {
    const { title, pictures } = countSnapshots(text)
    const group = title.split('/')[0] || `no title in ${file}`
    groups.set(group, (groups.get(group) ?? 0) + pictures)
  }
  return groups
}

if (import.meta.filename === process.argv[1]) {
  const groups = [
    ...snapshotCount(),
    /** @type {const} */ (['total', [...snapshotCount().values()].reduce((sum, pictures) => sum + pictures, 0)]),
  ]
  groups.forEach(([group, pictures]) => console.log(`${group.padEnd(14)}${String(pictures).padStart(6)}`))
  console.log(`maximum       ${String(maxSnapshots).padStart(6)}`)
}
