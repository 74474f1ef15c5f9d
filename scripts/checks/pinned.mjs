/**
 * No container runs privileged. Images and actions that are referenced by a tag only are reported without failing,
 * because pinning them needs network access: `node scripts/pin.mjs`.
 */
import { hasReferences, unpinnedIn } from '../lib/pins.mjs'
import { lineAt, sources } from '../lib/sources.mjs'

const runsContainers = (/** @type {string} */ file) =>
  /^(Dockerfile|compose\.yaml|\.github\/|\.ci\/|deploy\/|docs\/.*\.md$|[A-Z]+\.md$)/.test(file)

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export const privilegedIn = (file, text) =>
  [...text.matchAll(/--privileged\b|\bprivileged:\s*true\b/g)].map(
    ({ index }) => `${file}:${lineAt(text, index)} a container gets all rights of its machine`,
  )

/** Reported without failing. */
export const notes = () =>
  sources(hasReferences).flatMap(([file, text]) =>
    unpinnedIn(text).map((found) => `${file}:${found.replace(' ', ' referenced by tag only: ')}`),
  )

export default () => sources(runsContainers).flatMap(([file, text]) => privilegedIn(file, text))
