import type { components } from '@skafferi/api/admin'
import { blockKinds, contentLimits, type ContentPage, type StoredBlock } from '@skafferi/domain/rules/content/blocks'
import { isAllowedLink } from '@skafferi/domain/rules/content/links'
import { missingTexts } from '@skafferi/domain/rules/content/missing-texts'
import { placeholderNames, unknownPlaceholders } from '@skafferi/domain/rules/content/placeholders'
import { isRecord } from '@skafferi/domain/rules/json/schema'
import { cleanLine } from '@skafferi/domain/rules/text/plain-text'
import { trimText } from '@skafferi/domain/rules/text/typed-text'
import { fault, invalidFields, refuse, type Faults } from '../../../platform/http/errors'

type Given = components['schemas']['StoredBlock']

/** Texts that keep their line breaks. */
const longTexts: ReadonlySet<string> = new Set(['text', 'note', 'answer'])

/** Addresses of links and pictures. */
const addresses: ReadonlySet<string> = new Set(['href', 'picture', 'pictures', 'shelves'])

const cleanText = (text: string, isLong: boolean) =>
  isLong
    ? trimText(
        text
          .split(/\r\n|[\r\n]/)
          .map(cleanLine)
          .join('\n'),
      )
    : cleanLine(text)

/** A visit of a text: its path in the block, the name of its field, and the text. */
type Visit = (text: string, name: string, path: string) => string

/** Replaces all texts of a value. */
function mapTexts(value: unknown, visit: Visit, path: string, name = ''): unknown {
  if (typeof value === 'string') return visit(value, name, path)
  if (Array.isArray(value)) return value.map((each, index) => mapTexts(each, visit, `${path}.${index}`, name))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, visit, `${path}.${key}`, key)]),
  )
}

/** Fields with fixed values, which are not texts. */
const choices: ReadonlySet<string> = new Set(['layout', 'rule', 'icon', 'tint'])

const toStored = ({ starts_at: startsAt, ends_at: endsAt, ...block }: Given): StoredBlock =>
  ({ ...block, startsAt, endsAt }) as StoredBlock

/** Converts a block to the contract's shape. */
export const toAnswer = ({ startsAt, endsAt, ...block }: StoredBlock): Given =>
  ({ ...block, starts_at: startsAt, ends_at: endsAt }) as Given

function structureFaults(blocks: readonly StoredBlock[], page: ContentPage): Faults {
  const faults: Faults = {}
  const ids = new Set<string>()
  blocks.forEach((block, index) => {
    const at = `blocks.${index}`
    if (!blockKinds[page].includes(block.kind))
      faults[`${at}.kind`] = fault('not_allowed', { choices: blockKinds[page].join(', ') })
    if (ids.has(block.id)) faults[`${at}.id`] = fault('duplicates')
    ids.add(block.id)
    if (block.startsAt !== null && block.endsAt !== null && block.endsAt <= block.startsAt)
      faults[`${at}.ends_at`] = fault('not_after_start')
    if (Buffer.byteLength(JSON.stringify(block.content)) > contentLimits.blockBytes)
      faults[`${at}.content`] = fault('too_long', { limit: contentLimits.blockBytes })
  })
  return faults
}

const knownPlaceholders = placeholderNames.map((name) => `{${name}}`).join(', ')

/** The faults of texts that name a value that does not exist, which visitors would read as it is typed. */
function placeholderFaults(blocks: readonly StoredBlock[]): Faults {
  const faults: Faults = {}
  const visit: Visit = (text, name, path) => {
    const unknown = addresses.has(name) ? [] : unknownPlaceholders(text)
    if (unknown.length > 0)
      faults[path] = fault('unknown_placeholders', { unknown: unknown.join(', '), known: knownPlaceholders })
    return text
  }
  blocks.forEach(({ content }, index) => mapTexts(content, visit, `blocks.${index}.content`))
  return faults
}

/**
 * Checks and cleans the blocks of a page as entered, which may be incomplete. The contract has checked their shape.
 * @param linkHosts external hosts that links and pictures may have
 * @throws StoreError 400 `invalid_request` or `link_not_allowed` naming the fields
 */
export function checkBlocks(
  given: readonly Given[],
  { page, linkHosts }: { page: ContentPage; linkHosts: readonly string[] },
): StoredBlock[] {
  const refused: Faults = {}
  const blocks = given.map((block, index) => {
    const visit: Visit = (text, name, path) => {
      if (choices.has(name)) return text
      const clean = cleanText(text, longTexts.has(name))
      // A draft may be incomplete.
      if (addresses.has(name) && clean !== '' && !isAllowedLink(clean, linkHosts))
        refused[path] = fault('link_not_allowed')
      return clean
    }
    const content = mapTexts(block.content, visit, `blocks.${index}.content`)
    const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString())
    return toStored({ ...block, content, starts_at: iso(block.starts_at), ends_at: iso(block.ends_at) } as Given)
  })
  const faults = { ...structureFaults(blocks, page), ...placeholderFaults(blocks) }
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
  if (Object.keys(refused).length > 0) throw refuse('link_not_allowed', {}, refused)
  return blocks
}

/**
 * Checks that blocks are complete enough to be shown, and name only values that exist: a draft may be older than the
 * rule.
 * @throws StoreError 400 naming the fields
 */
export function assertComplete(blocks: readonly StoredBlock[]): void {
  const paths = blocks.flatMap(({ kind, content }, index) =>
    Object.entries(content).flatMap(([language, one]) =>
      missingTexts(kind, one).map((path) => `blocks.${index}.content.${language}.${path}`),
    ),
  )
  const missing = Object.fromEntries(paths.map((path) => [path, fault('required')]))
  const faults = { ...missing, ...placeholderFaults(blocks) }
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
}
