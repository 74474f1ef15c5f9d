/** References to images and actions, and the digests and commits that pin them. */

/**
 * True for files that reference images or actions.
 * @param {string} file relative to the project's folder
 */
export const hasReferences = (file) => /^(Dockerfile|compose\.yaml|\.github\/workflows\/[^/]+\.ya?ml)$/.test(file)

/**
 * @typedef {{ kind: 'image' | 'action', name: string, version: string, pin: string | undefined }} Reference `version`
 * is a mutable tag or branch; `pin` an immutable digest or commit
 */

const patternOf = (/** @type {RegExp[]} */ ...parts) => new RegExp(parts.map(({ source }) => source).join(''))

/** An image in a Dockerfile (`FROM`), in compose.yaml (`image:`) or in a workflow (`container:`, `image:`). */
const image = patternOf(
  /^(?<before>\s*(?:FROM\s+(?:--platform=\S+\s+)?|(?:image|container):\s+))/,
  /(?<name>[\w./-]+)(?::(?<version>[\w.-]+))?(?:@(?<pin>sha256:[0-9a-f]{64}))?(?<after>\s.*|)$/,
)

/** An action; a pinned commit has its tag as a comment. */
const action = patternOf(
  /^(?<before>\s*-?\s*uses:\s+)(?<name>[\w.-]+\/[\w./-]+)/,
  /@(?:(?<pin>[0-9a-f]{40})\s+#\s*)?(?<version>[\w.-]+)(?<after>\s*)$/,
)

/**
 * Returns the names that a file defines itself: stages of a Dockerfile, images built by compose.
 * @param {string} text
 */
function ownNames(text) {
  const stages = [...text.matchAll(/^FROM\s.*\sAS\s+(\S+)/gim)]
  const built = [...text.matchAll(/^\s*build:.*\n\s*image:\s+(\S+)/gm)]
  return new Set([...stages, ...built].map(([, name]) => name))
}

/**
 * Rewrites each line that references an image or an action.
 * @param {string} text of a file
 * @param {(reference: Reference, line: number) => string | undefined} pinOf returns the pin; undefined keeps the line
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

/**
 * Returns references without a pin, with their line number from 1.
 * @param {string} text
 * @returns {string[]} e.g. `12 node:22`
 */
export function unpinnedIn(text) {
  /** @type {string[]} */
  const found = []
  withPins(text, ({ kind, name, version, pin }, line) => {
    if (!pin) found.push(`${line} ${name}${kind === 'image' ? ':' : '@'}${version}`)
    return undefined
  })
  return found
}
