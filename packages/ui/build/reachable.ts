import ts from 'typescript'

/** The names of a declaration file that are used; `all` for a file of the kit. */
export type RequiredNames = ReadonlySet<string> | 'all'

/** A name that a file imports from another. */
export interface RequiredName {
  /** The module specifier as written in the import. */
  from: string
  /** The imported name; `*` for all names. */
  name: string
}

/** The remaining text of a declaration file, and the names it uses from other files. */
export interface ReducedFile {
  text: string
  needs: RequiredName[]
}

interface Import {
  from: string
  name: string
  local: string
}

interface ReExport {
  /** The file it is re-exported from; undefined for a local name. */
  from: string | undefined
  name: string
  as: string
  isTypeOnly: boolean
}

/** The names that a statement declares. */
function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  }
  const { name } = statement as { name?: ts.Identifier }
  return name && ts.isIdentifier(name) ? [name.text] : []
}

/** The names that a statement mentions, and its inline `import()` types. */
function mentionedNames(statement: ts.Node): { names: Set<string>; needs: RequiredName[] } {
  const names = new Set<string>()
  const needs: RequiredName[] = []
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

const printImport = ({ name, local, from }: Import) =>
  name === '*'
    ? `import type * as ${local} from '${from}'`
    : name === 'default'
      ? `import type ${local} from '${from}'`
      : `import type { ${name === local ? name : `${name} as ${local}`} } from '${from}'`

/** What a file re-exports: single names or everything. */
function reExportsOf(statement: ts.ExportDeclaration): ReExport[] {
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

function printReExport({ from, name, as, isTypeOnly }: ReExport): string {
  const what = as === '*' ? '*' : name === '*' ? `* as ${as}` : `{ ${name === as ? name : `${name} as ${as}`} }`
  return `export ${isTypeOnly ? 'type ' : ''}${what}${from === undefined ? '' : ` from '${from}'`}`
}

/**
 * Removes unused statements from a declaration file. A statement stays if it declares a required name or a name that
 * such a statement mentions; imports stay if they are still used.
 */
export function reachable(text: string, required: RequiredNames): ReducedFile {
  const file = ts.createSourceFile('file.d.ts', text, ts.ScriptTarget.ESNext, true)
  const statements = file.statements.filter((one) => !ts.isImportDeclaration(one) && !ts.isExportDeclaration(one))
  const imports = file.statements.filter(ts.isImportDeclaration).flatMap(importsOf)
  const reExports = file.statements.filter(ts.isExportDeclaration).flatMap(reExportsOf)
  const isNeeded = (name: string) => required === 'all' || required.has('*') || required.has(name)

  const neededReExports = reExports.filter(({ as }) => as === '*' || isNeeded(as))
  const names = new Set([
    ...statements.flatMap(declaredNames).filter(isNeeded),
    ...neededReExports.filter(({ from }) => from === undefined).map(({ name }) => name),
  ])
  const needs: RequiredName[] = []
  // The loop also visits names added during iteration.
  for (const name of names) {
    for (const statement of statements.filter((one) => declaredNames(one).includes(name))) {
      const found = mentionedNames(statement)
      found.names.forEach((other) => names.add(other))
      needs.push(...found.needs)
    }
  }
  const used = imports.filter(({ local }) => names.has(local))
  const starReExports = neededReExports.filter(({ from, as }) => from !== undefined && as === '*')
  const starNames = required === 'all' ? ['*'] : [...required]
  needs.push(...used.map(({ from, name }) => ({ from, name })))
  needs.push(
    ...neededReExports.flatMap(({ from, name, as }) => (from !== undefined && as !== '*' ? { from, name } : [])),
  )
  needs.push(...starReExports.flatMap(({ from }) => starNames.map((name) => ({ from: from ?? '', name }))))

  const lines = [
    ...used.map(printImport),
    ...neededReExports.map(printReExport),
    ...statements
      .filter((one) => declaredNames(one).some((name) => names.has(name)))
      .map((one) => one.getFullText().trim()),
  ]
  return { text: `${lines.join('\n')}\n${lines.length === 0 ? 'export {}\n' : ''}`, needs }
}
