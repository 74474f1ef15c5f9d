import { isValidElement, type ReactElement } from 'react'
import type { PartFacts } from './facts'

/** In characters. A longer value becomes a prop of the example, because it is data. */
const MAX_LENGTH = 180

interface CodeContext {
  /** The folder a kit component is imported from; undefined for story helpers. */
  folderOf: (name: string) => string | undefined
  /** Components in the written code, for the import list. */
  components: Set<string>
}

const nameOf = (type: unknown): string => {
  if (typeof type === 'string') return type
  if (typeof type !== 'function' && (typeof type !== 'object' || type === null)) return ''
  const {
    displayName,
    __docgenInfo,
    name,
    type: wrapped,
  } = type as { displayName?: string; name?: string; __docgenInfo?: { displayName?: string }; type?: unknown }
  // `memo` stores the original component as `type`.
  return displayName ?? __docgenInfo?.displayName ?? name ?? nameOf(wrapped)
}

/** A value as source code, `{ a: 1 }`; undefined if it has to be a prop of the example. */
function valueOf(value: unknown, known: CodeContext): string | undefined {
  if (isValidElement(value)) return elementOf(value as ReactElement<Record<string, unknown>>, known)
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  if (typeof value === 'string')
    return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value instanceof Date) return undefined
  const entries = Object.entries(value as Record<string, unknown>).filter(([, one]) => one !== undefined)
  const parts = entries.map(([key, one]) => {
    const text = valueOf(one, known)
    return text && (Array.isArray(value) ? text : `${/^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`}: ${text}`)
  })
  if (parts.includes(undefined)) return undefined
  if (Array.isArray(value)) return `[${parts.join(', ')}]`
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** The children as source code. */
function childrenOf(children: unknown, known: CodeContext): string | undefined {
  if (children === undefined || children === null || typeof children === 'boolean') return ''
  if (typeof children === 'string' && /^[^{}<>\n]*$/.test(children) && children === children.trim()) return children
  if (!Array.isArray(children)) {
    const text = valueOf(children, known)
    return text && (isValidElement(children) ? text : `{${text}}`)
  }
  const parts = children.map((child) => childrenOf(child, known))
  return parts.includes(undefined) ? undefined : parts.join('\n')
}

const indent = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : `  ${line}`))
    .join('\n')

/** A JSX element with its attributes, on one line if it fits. */
function tag(name: string, attributes: readonly string[], children: string): string {
  const short = [name, ...attributes].join(' ')
  const head = short.length < 90 ? short : `${name}\n${indent(attributes.join('\n'))}\n`
  if (children === '') return head.endsWith('\n') ? `<${head}/>` : `<${head} />`
  const code = `<${head}>${children}</${name}>`
  return code.length < 100 && !code.includes('\n') ? code : `<${head}>\n${indent(children)}\n</${name}>`
}

function attributeOf(key: string, value: unknown, known: CodeContext): string | undefined {
  if (value === true) return key
  if (typeof value === 'string' && !/["\n]/.test(value)) return `${key}="${value}"`
  const text = valueOf(value, known)
  return text === undefined || text.length > MAX_LENGTH ? undefined : `${key}={${text}}`
}

function elementOf({ type, props }: ReactElement<Record<string, unknown>>, known: CodeContext): string | undefined {
  if (typeof type === 'symbol') {
    const inner = childrenOf(props.children, known)
    return inner && `<>\n${indent(inner)}\n</>`
  }
  const name = nameOf(type)
  if (typeof type !== 'string') {
    if (known.folderOf(name) === undefined) return undefined
    known.components.add(name)
  }
  const { children, ...rest } = props
  const attributes = Object.entries(rest).filter(([, value]) => value !== undefined)
  const written = attributes.map(([key, value]) => attributeOf(key, value, known))
  const inner = childrenOf(children, known)
  return inner === undefined || written.includes(undefined) ? undefined : tag(name, written as string[], inner)
}

/** The parameter of the example: `{ onPress }: Pick<ButtonProps, 'onPress'>`. */
function parameterOf(name: string, propNames: readonly string[], hasType: boolean): string {
  const keys = propNames.map((key) => `'${key}'`).join(' | ')
  return `{ ${propNames.join(', ')} }: Pick<${hasType ? `${name}Props` : `ComponentProps<typeof ${name}>`}, ${keys}>`
}

/** The parts of a story that its source code is written from. */
export interface StorySource {
  /** The documented component. */
  component: unknown
  args: Readonly<Record<string, unknown>>
  /**
   * The component's folder, which decides when several components share a name. Default: the only folder that has it.
   */
  folder?: string
}

/**
 * The source code of a story, ready to copy: with imports, and with a prop for every handler and all data. Undefined
 * for a component that only stories have.
 */
export function exampleCode(
  { component, args: { children, ...args }, folder = '' }: StorySource,
  parts: Readonly<Record<string, PartFacts>>,
): string | undefined {
  const name = nameOf(component)
  const folders = new Map(
    Object.entries(parts).flatMap(([each, { exports }]) => exports.map((one) => [one, each] as const)),
  )
  if (parts[folder]?.exports.includes(name)) folders.set(name, folder)
  const ownFolder = folders.get(name)
  if (ownFolder === undefined) return undefined
  const known: CodeContext = { folderOf: (one) => folders.get(one), components: new Set([name]) }

  const propNames: string[] = []
  const attributes = Object.entries(args)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const text = attributeOf(key, value, known)
      if (text === undefined) propNames.push(key)
      return text ?? `${key}={${key}}`
    })
  const inner = childrenOf(children, known)
  if (inner === undefined) propNames.push('children')

  const hasType = parts[ownFolder]!.exports.includes(`${name}Props`)
  const imports = [...known.components].map((one) => {
    const type = one === name && hasType && propNames.length > 0 ? `, type ${name}Props` : ''
    return `import { ${one}${type} } from '@skafferi/ui/${folders.get(one)!}'`
  })
  if (!hasType && propNames.length > 0) imports.unshift("import type { ComponentProps } from 'react'")
  const body = tag(name, attributes, inner ?? '{children}')
  const result = body.includes('\n') ? `(\n${indent(indent(body))}\n  )` : body
  const head = propNames.length > 0 ? parameterOf(name, propNames, hasType) : ''
  return `${imports.join('\n')}\n\nexport function Example(${head}) {\n  return ${result}\n}\n`
}
