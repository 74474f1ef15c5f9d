import ts from 'typescript'

/** The names that are needed of a declaration file; `all` for a file of the kit. */
export type Needed = ReadonlySet<string> | 'all'

/** A name that a file imports from another. */
export interface Need {
  /** The module specifier as written in the import. */
  from: string
  /** The imported name; `*` for all names. */
  name: string
}

/** The remaining text of a declaration file, and what it needs of other files. */
export interface Rest {
  text: string
  needs: Need[]
}

interface Import {
  from: string
  name: string
  local: string
}

interface Passed {
  /** The file it is re-exported from; undefined for a local name. */
  from: string | undefined
  name: string
  as: string
  isTypeOnly: boolean
}

/** The names that a statement declares. */
function declared(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  }
  const { name } = statement as { name?: ts.Identifier }
  return name && ts.isIdentifier(name) ? [name.text] : []
}

/** The names that a statement mentions, and its inline `import()` types. */
function mentioned(statement: ts.Node): { names: Set<string>; needs: Need[] } {
  const names = new Set<string>()
  const needs: Need[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text)
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
      const name = node.qualifier?.getText().split('.')[0] ?? '*'
      needs.push({ from: node.argument.literal.text, name })
    }
    node.forEachChild(visit)
  }
  visit(statement)
  return { names, needs }
}

function importsOf(statement: ts.ImportDeclaration): Import[] {
  const from = (statement.moduleSpecifier as ts.StringLiteral).text
  const { name, namedBindings } = statement.importClause ?? {}
  const main = name ? [{ from, name: 'default', local: name.text }] : []
  if (!namedBindings) return main
  if (ts.isNamespaceImport(namedBindings)) return [...main, { from, name: '*', local: namedBindings.name.text }]
  const named = namedBindings.elements.map((one) => ({
    from,
    name: (one.propertyName ?? one.name).text,
    local: one.name.text,
  }))
  return [...main, ...named]
}

const asImported = ({ name, local, from }: Import) =>
  name === '*'
    ? `import type * as ${local} from '${from}'`
    : name === 'default'
      ? `import type ${local} from '${from}'`
      : `import type { ${name === local ? name : `${name} as ${local}`} } from '${from}'`

/** What a file re-exports: single names or everything. */
function passedOn(statement: ts.ExportDeclaration): Passed[] {
  const from = (statement.moduleSpecifier as ts.StringLiteral | undefined)?.text
  const { exportClause, isTypeOnly } = statement
  if (!exportClause) return [{ from, name: '*', as: '*', isTypeOnly }]
  if (ts.isNamespaceExport(exportClause)) return [{ from, name: '*', as: exportClause.name.text, isTypeOnly }]
  return exportClause.elements.map((one) => ({
    from,
    name: (one.propertyName ?? one.name).text,
    as: one.name.text,
    isTypeOnly: isTypeOnly || one.isTypeOnly,
  }))
}

function asPassedOn({ from, name, as, isTypeOnly }: Passed): string {
  const what = as === '*' ? '*' : name === '*' ? `* as ${as}` : `{ ${name === as ? name : `${name} as ${as}`} }`
  return `export ${isTypeOnly ? 'type ' : ''}${what}${from === undefined ? '' : ` from '${from}'`}`
}

/**
 * Removes unneeded statements from a declaration file. A statement stays if it declares a needed name or a name that
 * such a statement mentions; imports stay if they are still used.
 */
export function reachable(text: string, needed: Needed): Rest {
  const file = ts.createSourceFile('file.d.ts', text, ts.ScriptTarget.ESNext, true)
  const statements = file.statements.filter((one) => !ts.isImportDeclaration(one) && !ts.isExportDeclaration(one))
  const imports = file.statements.filter(ts.isImportDeclaration).flatMap(importsOf)
  const passed = file.statements.filter(ts.isExportDeclaration).flatMap(passedOn)
  const isNeeded = (name: string) => needed === 'all' || needed.has('*') || needed.has(name)

  const kept = passed.filter(({ as }) => as === '*' || isNeeded(as))
  const names = new Set([
    ...statements.flatMap(declared).filter(isNeeded),
    ...kept.filter(({ from }) => from === undefined).map(({ name }) => name),
  ])
  const needs: Need[] = []
  // The loop also visits names added during iteration.
  for (const name of names) {
    for (const statement of statements.filter((one) => declared(one).includes(name))) {
      const found = mentioned(statement)
      found.names.forEach((other) => names.add(other))
      needs.push(...found.needs)
    }
  }
  const used = imports.filter(({ local }) => names.has(local))
  const stars = kept.filter(({ from, as }) => from !== undefined && as === '*')
  const starNames = needed === 'all' ? ['*'] : [...needed]
  needs.push(...used.map(({ from, name }) => ({ from, name })))
  needs.push(...kept.flatMap(({ from, name, as }) => (from !== undefined && as !== '*' ? { from, name } : [])))
  needs.push(...stars.flatMap(({ from }) => starNames.map((name) => ({ from: from ?? '', name }))))

  const lines = [
    ...used.map(asImported),
    ...kept.map(asPassedOn),
    ...statements.filter((one) => declared(one).some((name) => names.has(name))).map((one) => one.getFullText().trim()),
  ]
  return { text: `${lines.join('\n')}\n${lines.length === 0 ? 'export {}\n' : ''}`, needs }
}
