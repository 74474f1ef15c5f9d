import type { Block } from '../../rules/content/blocks'
import { listsByRule } from '../../rules/content/catalogue-needs'
import { isAllowedLink } from '../../rules/content/links'
import { fillPlaceholders, type PlaceholderValues } from '../../rules/content/placeholders'
import { isRecord } from '../../rules/json/schema'

/** What the texts and addresses of blocks depend on. */
export interface BlockContext {
  values: PlaceholderValues
  /** External hosts that links and pictures may have. */
  hosts: readonly string[]
}

/** Texts without which an item is not shown. */
const requiredTexts: ReadonlySet<string> = new Set(['title', 'text', 'name', 'business', 'question', 'answer'])

/** Fields with addresses of pictures. */
const pictureFields: ReadonlySet<string> = new Set(['picture', 'pictures', 'shelves'])

/** Fills a text line by line. Undefined if every line names a value that is not set. */
function fillText(text: string, values: PlaceholderValues): string | undefined {
  const lines = text.split('\n').flatMap((line) => fillPlaceholders(line, values) ?? [])
  return lines.length > 0 ? lines.join('\n') : undefined
}

/** Writes links that are not allowed as plain text: `[words](https://…)` as `words (https://…)`. */
const withAllowedLinks = (text: string, hosts: readonly string[]) =>
  text.replace(/\[([^[\]]+)\]\(((?:https:\/)?\/[^()\s]*)\)/g, (source, words, address) =>
    isAllowedLink(address as string, hosts) ? source : `${words} (${address})`,
  )

/** The value of a field; undefined if it is left out. */
function toValue(name: string, value: unknown, context: BlockContext): unknown {
  if (Array.isArray(value)) {
    const shown = value.map((each) =>
      isRecord(each) ? toFields(each, context, true) : (toValue(name, each, context) as unknown),
    )
    return shown.filter((each) => each !== undefined && each !== '')
  }
  if (isRecord(value)) return toFields(value, context)
  if (typeof value !== 'string') return value
  const isPicture = pictureFields.has(name)
  if (!isPicture && name !== 'href') {
    const text = fillText(value, context.values)
    // Only these fields are shown with links.
    return text && (name === 'text' || name === 'answer') ? withAllowedLinks(text, context.hosts) : text
  }
  return isAllowedLink(value, context.hosts) ? value : isPicture ? '' : null
}

/**
 * The fields of a block, an item or a button. A text that is left out is empty.
 * @param isItem true if it is left out with its title or its whole text
 */
function toFields(fields: object, context: BlockContext, isItem = false): Record<string, unknown> | undefined {
  const shown = Object.entries(fields).map(([name, value]) => [name, toValue(name, value, context)] as const)
  if (isItem && shown.some(([name, value]) => value === undefined && requiredTexts.has(name))) return undefined
  return Object.fromEntries(shown.map(([name, value]) => [name, value === undefined ? '' : value]))
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/**
 * Fills the texts of blocks with values of the settings. A line with a value that is not set is left out, and an item,
 * a text or a banner whose title or whole text was left out too. A block without items is not shown, unless a rule
 * finds its products. Links that are not allowed are null or, in a text, plain text; pictures that are not allowed are
 * left out.
 */
export function toBlockViews(blocks: readonly Block[], context: BlockContext): Block[] {
  return blocks.flatMap((block) => {
    const content = isRecord(block.content)
      ? toFields(block.content, context, block.kind === 'text' || block.kind === 'banner')
      : undefined
    if (!content || isEmptyList(content.tabs) || (isEmptyList(content.items) && !listsByRule(block))) return []
    // Only values of fields were replaced, each by one of its type.
    return [{ ...block, content } as unknown as Block]
  })
}
