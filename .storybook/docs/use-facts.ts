import { use } from 'react'
import type { DocsFacts } from './facts'
import type { FieldFacts } from '../../packages/ui/build/facts'

let factsPromise: Promise<DocsFacts> | undefined

/** The facts read from the sources when this Storybook was built. Not loaded in tests. */
export function useFacts(): DocsFacts {
  return use((factsPromise ??= import('virtual:docs-facts').then((module) => module.default)))
}

/**
 * The component's folder (`components/overlays/dialog`) from a story file's path; empty if it is not part of the kit.
 */
export const folderOf = (fileName = ''): string =>
  /packages\/ui\/src\/((?:(?:components|commerce)\/[^/]+|screens|office)\/[^/]+)/.exec(fileName)?.[1] ?? ''

/** A path relative to the repository, without Storybook's leading `./`. */
export const pathOf = (fileName = ''): string => fileName.replace(/^\.\//, '')

/** A shape's fields, including those of the shapes it extends. */
export function fieldsOf(facts: DocsFacts, name: string, visited: readonly string[] = []): readonly FieldFacts[] {
  const shape = facts.shapes[name]
  if (shape === undefined || visited.includes(name)) return []
  return [...shape.parents.flatMap((other) => fieldsOf(facts, other, [...visited, name])), ...shape.fields]
}

/** The known shapes in a type expression, in its order. */
export function shapesIn({ shapes }: DocsFacts, type: string): readonly string[] {
  const names = [...new Set(type.match(/\b[A-Z]\w+/g))]
  return names.filter((name) => Object.hasOwn(shapes, name))
}
