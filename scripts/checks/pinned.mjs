/**
 * No container gets all rights of its machine. What images and actions are held by a tag alone is named and fails nothing: only a
 * machine that reaches the registries can change it, with `node scripts/pin.mjs`.
 */
import { namesOthersWork, unpinnedIn } from '../lib/pins.mjs'
import { lineAt, sources } from '../lib/sources.mjs'

const saysHowToRun = (/** @type {string} */ file) =>
  /^(Dockerfile|compose\.yaml|\.github\/|\.ci\/|deploy\/|docs\/.*\.md$|[A-Z]+\.md$)/.test(file)

/** @param {string} file @param {string} text @returns {string[]} */
export const privilegedIn = (file, text) =>
  [...text.matchAll(/--privileged\b|\bprivileged:\s*true\b/g)].map(
    ({ index }) => `${file}:${lineAt(text, index)} a container gets all rights of its machine`,
  )

/** Named, without failing. */
export const notes = () =>
  sources(namesOthersWork).flatMap(([file, text]) =>
    unpinnedIn(text).map((found) => `${file}:${found.replace(' ', ' held by a tag alone: ')}`),
  )

export default () => sources(saysHowToRun).flatMap(([file, text]) => privilegedIn(file, text))
