import type { Schema } from '../contract'
import { escape, prose, table } from './html'

const limits: readonly (readonly [keyword: string, words: string])[] = [
  ['minLength', 'at least … characters'],
  ['maxLength', 'at most … characters'],
  ['minItems', 'at least … entries'],
  ['maxItems', 'at most … entries'],
  ['minimum', 'from …'],
  ['maximum', 'up to …'],
  ['format', 'format …'],
  ['pattern', 'matches …'],
  ['default', 'default …'],
]

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/** Renders a schema's type as one line of HTML; named schemas are links. */
export function typeText(schema: Schema): string {
  if (schema.$ref) return `<a href="#schema-${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`
  if (schema.enum) return schema.enum.map((value) => `<code>${escape(String(value))}</code>`).join(', ')
  if ('const' in schema) return `<code>${escape(String(schema.const))}</code>`
  if (schema.oneOf) return schema.oneOf.map(typeText).join(' or ')
  if (schema.allOf) return schema.allOf.map(typeText).join(' and ')
  if (schema.type === 'array' && schema.items) return `list of ${typeText(schema.items)}`
  if (schema.properties)
    return `object with ${Object.keys(schema.properties)
      .map((name) => `<code>${name}</code>`)
      .join(', ')}`
  return escape([schema.type ?? 'any'].flat().join(' or '))
}

/** Renders a schema's description and limits as one line of HTML. */
export function notesText(schema: Schema): string {
  const notes = limits.flatMap(([keyword, words]) => {
    return keyword in schema ? [words.replace('…', `<code>${escape(String(schema[keyword]))}</code>`)] : []
  })
  return [prose(schema.description), notes.join(', ')].filter(Boolean).join(' ')
}

function fieldRows(schema: Schema): string[][] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => [
    `<code>${escape(name)}</code>`,
    typeText(property),
    schema.required?.includes(name) ? 'yes' : 'no',
    notesText(property),
  ])
}

/** Renders a named schema with all its fields as a section. */
export function schemaSection(name: string, schema: Schema): string {
  const parts = [schema, ...(schema.allOf ?? [])]
  const bases = (schema.allOf ?? []).filter((part) => part.$ref)
  return `<section><h3 id="schema-${name}">${escape(name)}</h3>
<p>${prose(schema.description)}</p>
${bases.length > 0 ? `<p>All of ${bases.map(typeText).join(', ')}${parts.some((part) => part.properties) ? ', and' : ''}</p>` : ''}
${schema.properties || schema.allOf ? '' : `<p>${typeText(schema)} ${notesText({ ...schema, description: undefined })}</p>`}
${table(['Field', 'Type', 'Always there', 'Notes'], parts.flatMap(fieldRows))}
</section>`
}
