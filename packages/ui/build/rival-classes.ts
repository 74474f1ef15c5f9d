import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { source } from './folders'

/** Classes by class: those that one element may have at the same time. */
export type RivalClasses = ReadonlyMap<string, ReadonlySet<string>>

/** The words of all texts in a part of a module. */
function wordsIn(node: ts.Node): string[] {
  const isText =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
  const found = isText ? node.text.split(/\s+/).filter(Boolean) : []
  ts.forEachChild(node, (child) => void found.push(...wordsIn(child)))
  return found
}

const assignmentsOf = (node: ts.Node | undefined) =>
  node && ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : []

/**
 * The parts of a call of `cva`: its base, each variant, and the compound variants. An element has one value of each.
 */
function partsOf({ arguments: [base, options] }: ts.CallExpression): string[][] {
  const parts = base ? [wordsIn(base)] : []
  for (const { name, initializer } of assignmentsOf(options)) {
    if (name.getText() === 'variants') parts.push(...assignmentsOf(initializer).map((one) => wordsIn(one.initializer)))
    if (name.getText() === 'compoundVariants') parts.push(wordsIn(initializer))
  }
  return parts
}

/** Adds the classes in a module that one element may have at the same time. */
function addRivals(code: string, rivals: Map<string, Set<string>>): void {
  const visit = (node: ts.Node): void => {
    const isCva = ts.isCallExpression(node) && node.expression.getText() === 'cva'
    const parts = isCva ? partsOf(node) : []
    for (const part of parts) {
      const others = parts.filter((other) => other !== part).flat()
      for (const name of part) rivals.set(name, new Set([...(rivals.get(name) ?? []), ...others]))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('module.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
}

/** The classes that one element may have at the same time, in modules. */
export function rivalClasses(modules: readonly string[]): RivalClasses {
  const rivals = new Map<string, Set<string>>()
  modules.forEach((code) => addRivals(code, rivals))
  return rivals
}

/** The code of the kit's modules with classes. */
export const modulesWithClasses = (): string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$|generated|foundations/.test(name))
    .map((name) => readFileSync(source + name, 'utf8'))
