/** A folder of the kit that draws one of HTML's controls itself decides how it looks under a hand: a story says how. */
import { sources } from '../lib/sources.mjs'

/** A control, or a link by the app's own element; one that nobody sees is none. */
const CONTROL = /<(button|a|input|select|textarea|summary|Element)\b(?! (hidden|type="hidden"))/

/**
 * Folders with a control of their own and no story `States`.
 * @param {[file: string, text: string][]} files stories and other sources
 * @returns {string[]} one sentence each
 */
export function foldersWithoutStates(files) {
  const folderOf = (/** @type {string} */ file) => file.slice(0, file.lastIndexOf('/'))
  const isStory = (/** @type {string} */ file) => file.endsWith('.stories.tsx')
  const shown = new Set(files.filter(([file, text]) => isStory(file) && /^export const States\b/m.test(text)).map(([file]) => folderOf(file)))
  const drawn = new Set(files.filter(([file, text]) => !isStory(file) && CONTROL.test(text)).map(([file]) => folderOf(file)))
  return [...drawn].filter((folder) => !shown.has(folder)).map((folder) => `${folder} draws a control, and no story States shows it (internal/stories/states-matrix)`)
}

export default () => foldersWithoutStates(sources((file) => /^packages\/ui\/src\/(components|commerce)\/.+\.tsx$/.test(file)))
