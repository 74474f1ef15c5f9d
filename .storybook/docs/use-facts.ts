import { use } from 'react'
import type { DocsFacts } from './facts'
import type { FieldFacts } from '../../packages/ui/build/facts'

let asked: Promise<DocsFacts> | undefined

/** What was read from the sources when this Storybook was built. Tests never ask for it. */
export function useFacts(): DocsFacts {
  return use((asked ??= import('virtual:docs-facts').then((module) => module.default)))
}

/** `components/dialog` of a story file's path; empty for what is no part of the kit. */
export const folderOf = (fileName = ''): string =>
  /packages\/ui\/src\/((?:components|commerce|screens|office)\/[^/]+)/.exec(fileName)?.[1] ?? ''

/** A path from the project's folder, as Storybook knows it with a dot before it. */
export const pathOf = (fileName = ''): string => fileName.replace(/^\.\//, '')

/** A shape's fields, with those of the shapes it extends. */
export function fieldsOf(facts: DocsFacts, name: string, seen: readonly string[] = []): readonly FieldFacts[] {
  const shape = facts.shapes[name]
  if (shape === undefined || seen.includes(name)) return []
  return [...shape.more.flatMap((other) => fieldsOf(facts, other, [...seen, name])), ...shape.fields]
}

/** Shapes with fields or a list of values that a written type names, in its order. */
export function shapesIn({ shapes }: DocsFacts, type: string): readonly string[] {
  const names = [...new Set(type.match(/\b[A-Z]\w+/g))]
  return names.filter((name) => Object.hasOwn(shapes, name))
}
