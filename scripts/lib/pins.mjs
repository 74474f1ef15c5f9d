/** Images and actions that the project's files take from elsewhere, and what holds each to one content. */

/** Files that name images or actions. @param {string} file from the project's folder */
export const namesOthersWork = (file) => /^(Dockerfile|compose\.yaml|\.github\/workflows\/[^/]+\.ya?ml)$/.test(file)

/**
 * @typedef {{ kind: 'image' | 'action', name: string, version: string, pin: string | undefined }} Reference
 *   `version` is a tag or a branch, which can be moved; `pin` a digest or a commit, which cannot
 */

/** An image in a Dockerfile (`FROM`), in compose.yaml (`image:`) and in a workflow (`container:`, `image:`). */
const image =
  /^(?<before>\s*(?:FROM\s+(?:--platform=\S+\s+)?|(?:image|container):\s+))(?<name>[\w./-]+)(?::(?<version>[\w.-]+))?(?:@(?<pin>sha256:[0-9a-f]{64}))?(?<after>\s.*|)$/
/** An action; a commit has the tag that it was taken from as a comment. */
const action =
  /^(?<before>\s*-?\s*uses:\s+)(?<name>[\w.-]+\/[\w./-]+)@(?:(?<pin>[0-9a-f]{40})\s+#\s*)?(?<version>[\w.-]+)(?<after>\s*)$/

/** Names that a file gives itself: stages of a Dockerfile, images that compose builds. @param {string} text */
function ownNames(text) {
  const stages = [...text.matchAll(/^FROM\s.*\sAS\s+(\S+)/gim)]
  const built = [...text.matchAll(/^\s*build:.*\n\s*image:\s+(\S+)/gm)]
  return new Set([...stages, ...built].map(([, name]) => name))
}

/**
 * Rewrites each line that refers to an image or an action.
 * @param {string} text of a file
 * @param {(reference: Reference, line: number) => string | undefined} pinOf what to hold it to; undefined leaves the line
 */
export function withPins(text, pinOf) {
  const own = ownNames(text)
  const lines = text.split('\n').map((written, index) => {
    const match = image.exec(written) ?? action.exec(written)
    if (!match?.groups || own.has(match.groups['name'])) return written
    const { before = '', name = '', version = 'latest', after = '' } = match.groups
    const kind = image.test(written) ? 'image' : 'action'
    const pin = pinOf({ kind, name, version, pin: match.groups['pin'] }, index + 1)
    if (pin === undefined) return written
    return kind === 'image' ? `${before}${name}:${version}@${pin}${after}` : `${before}${name}@${pin} # ${version}`
  })
  return lines.join('\n')
}

/** References that nothing holds, each with its line from 1. @param {string} text @returns {string[]} as `12 node:22` */
export function unpinnedIn(text) {
  /** @type {string[]} */
  const found = []
  withPins(text, ({ kind, name, version, pin }, line) => {
    if (!pin) found.push(`${line} ${name}${kind === 'image' ? ':' : '@'}${version}`)
    return undefined
  })
  return found
}
