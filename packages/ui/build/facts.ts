/**
 * Reads from the sources what Storybook's pages show without being written by hand: tokens, related parts, and the
 * shape of every prop.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const packages = fileURLToPath(new URL('../../', import.meta.url))

/** One field of a shape. */
export interface FieldFacts {
  name: string
  type: string
  required: boolean
  /** Its doc comment; empty if it has none. */
  description: string
}

/** An interface or type alias used in props. */
export interface ShapeFacts {
  /** Its doc comment. */
  description: string
  fields: readonly FieldFacts[]
  /** Its definition if it has no fields: `'small' | 'large'`. */
  definition: string
  /** Names of the shapes it extends. */
  parents: readonly string[]
}

/** A folder of the kit: `components/overlays/dialog`. */
export interface PartFacts {
  /** The public exports. */
  exports: readonly string[]
  /** Tokens by family and name (`color-ink-muted`), as the theme declares them. */
  tokens: readonly string[]
  /** Folders of the parts it uses. */
  uses: readonly string[]
}

export interface KitFacts {
  parts: Readonly<Record<string, PartFacts>>
  /**
   * Shapes by name. If two parts use the same name, the key includes the folder:
   * `office/order-screen/OrderScreenProps`.
   */
  shapes: Readonly<Record<string, ShapeFacts>>
}

const PART = /^(?:(?:components|commerce)\/[^/]+|screens|office)\/[^/]+(?=\/)/

/** The utilities that each family of tokens applies to. */
const FAMILIES: readonly [family: string, utilities: RegExp][] = [
  [
    'color',
    /^(?:bg|text|border(?:-[a-z]{1,2})?|ring|outline|fill|stroke|from|via|to|divide|decoration|accent|caret)-(.+)$/,
  ],
  ['text', /^text-(.+)$/],
  ['spacing', /^-?(?:(?:scroll-)?[pm][a-z]?|gap(?:-[xy])?|inset(?:-[a-z]+)?|top|bottom|start|end)-(.+)$/],
  ['spacing', /^-?(?:size|(?:(?:min|max)-)?[wh])-(.+)$/],
  ['radius', /^rounded(?:-[a-z]{1,2})?-(.+)$/],
  ['shadow', /^shadow-(.+)$/],
  ['font-weight', /^font-(.+)$/],
  ['tracking', /^tracking-(.+)$/],
  ['container', /^(?:max-|min-)?w-(.+)$/],
  ['transition-duration', /^duration-(.+)$/],
]

/** The words of class names in a source, without variants such as `hover:`. */
function classNames(text: string): Set<string> {
  const strings = [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap((found) => found.slice(1))
  const words = strings.flatMap((string) => string?.split(/\s+/) ?? [])
  return new Set(words.map((word) => word.replace(/^.*:/, '').replace(/^!|!$|\/\d+$/g, '')))
}

/** The theme's tokens that a source uses, in the order of the theme. */
export function tokensIn(text: string, theme: readonly string[]): string[] {
  const used = new Set<string>()
  for (const word of classNames(text)) {
    for (const [family, utilities] of FAMILIES) {
      const name = utilities.exec(word)?.[1]
      if (name !== undefined) used.add(`${family}-${name}`)
    }
  }
  return theme.filter((token) => used.has(token))
}

const fieldOf =
  (file: ts.SourceFile) =>
  (member: ts.TypeElement): FieldFacts[] => {
    if (member.name === undefined || !(ts.isPropertySignature(member) || ts.isMethodSignature(member))) return []
    const type = ts.isPropertySignature(member) ? member.type?.getText(file) : member.getText(file)
    return [
      {
        name: member.name.getText(file),
        type: (type ?? 'unknown').replace(/\/\*\*[\s\S]*?\*\/\s*/g, '').replace(/\s+/g, ' '),
        required: member.questionToken === undefined,
        description: commentOf(member),
      },
    ]
  }

function commentOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  return ts.getTextOfJSDocComment(comment?.comment) ?? ''
}

/** Fields and extended shapes of a type that is written out, alone or as an intersection. */
function membersOf(type: ts.TypeNode, file: ts.SourceFile): Pick<ShapeFacts, 'fields' | 'parents'> {
  if (ts.isTypeLiteralNode(type)) return { fields: type.members.flatMap(fieldOf(file)), parents: [] }
  if (ts.isTypeReferenceNode(type)) return { fields: [], parents: [type.typeName.getText(file)] }
  if (!ts.isIntersectionTypeNode(type)) return { fields: [], parents: [] }
  const all = type.types.map((one) => membersOf(one, file))
  return { fields: all.flatMap(({ fields }) => fields), parents: all.flatMap(({ parents }) => parents) }
}

/** Every shape that a source declares, by name. */
export function shapesOf(path: string, text: string): [name: string, shape: ShapeFacts][] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX)
  return file.statements.flatMap((node): [string, ShapeFacts][] => {
    const description = commentOf(node)
    if (ts.isInterfaceDeclaration(node)) {
      const parents =
        node.heritageClauses?.flatMap(({ types }) => types.map(({ expression }) => expression.getText(file))) ?? []
      return [[node.name.text, { description, fields: node.members.flatMap(fieldOf(file)), definition: '', parents }]]
    }
    if (!ts.isTypeAliasDeclaration(node)) return []
    const { fields, parents } = membersOf(node.type, file)
    const definition = fields.length === 0 ? node.type.getText(file).replace(/\s+/g, ' ') : ''
    return [[node.name.text, { description, fields, definition, parents }]]
  })
}

/** Sources in a folder of `packages`, without stories and tests. */
function sourcesOf(folder: string): Map<string, string> {
  const files = readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
  const sources = files.filter(
    (file) => /(?<!\.(stories|test|d))\.tsx?$/.test(file) && !/(^|\/)(generated|stories|testing)\//.test(file),
  )
  return new Map(sources.map((file) => [`${folder}/${file}`, readFileSync(join(packages, folder, file), 'utf8')]))
}

/** Paths of the files that a file imports by a relative specifier. */
function importsOf(path: string, text: string, all: ReadonlyMap<string, string>): string[] {
  const paths = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to]) => posix.join(dirname(path), to!))
  return paths.flatMap((base) =>
    ['.tsx', '.ts', '/index.ts', '/index.tsx']
      .map((end) => base + end)
      .filter((file) => all.has(file))
      .slice(0, 1),
  )
}

const HOME = 'ui/src/'
const partOf = (file: string) => PART.exec(file.slice(HOME.length))?.[0]

/** A part's own files and the internal files it imports; and the other parts it uses. */
function sourcesAndUses(part: string, all: ReadonlyMap<string, string>) {
  const files = new Set([...all.keys()].filter((file) => partOf(file) === part))
  const uses = new Set<string>()
  for (const file of files) {
    for (const to of importsOf(file, all.get(file)!, all)) {
      const other = partOf(to)
      if (other !== undefined && other !== part) uses.add(other)
      if (other === undefined && to.startsWith(`${HOME}internal/`)) files.add(to)
    }
  }
  return { text: [...files].map((file) => all.get(file)).join('\n'), uses: [...uses].sort() }
}

/** The theme's tokens by family and name, as `tokens.css` and `scale.css` declare them. */
function themeTokens(): string[] {
  const css = ['tokens', 'scale']
    .map((name) => readFileSync(join(packages, HOME, `theme/${name}.css`), 'utf8'))
    .join('')
  const names = [...css.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name]) => name!)
  return names.filter((name) => !name.includes('--'))
}

/** Names of the types in a type expression. */
export const namesIn = (type: string): string[] => type.match(/\b[A-Z]\w+/g) ?? []

/** The given shapes and all shapes they refer to. */
function reachable(all: ReadonlyMap<string, ShapeFacts>, from: readonly string[]): [name: string, shape: ShapeFacts][] {
  const found = new Map<string, ShapeFacts>()
  const waiting = [...from]
  for (const name of waiting) {
    const shape = all.get(name)
    if (shape === undefined || found.has(name)) continue
    found.set(name, shape)
    waiting.push(...shape.parents, ...namesIn(shape.definition), ...shape.fields.flatMap(({ type }) => namesIn(type)))
  }
  return [...found]
}

/** Reads all facts; takes about a second. */
export function kitFacts(): KitFacts {
  const kit = sourcesOf('ui/src')
  const theme = themeTokens()
  const folders = [...new Set([...kit.keys()].flatMap((file) => partOf(file) ?? []))].sort()
  const parts = folders.map((part) => {
    const { text, uses } = sourcesAndUses(part, kit)
    const index = kit.get(`${HOME}${part}/index.ts`) ?? ''
    const lists = [...index.matchAll(/\{([^}]*)\}/g)].flatMap(([, list]) => list!.split(','))
    const names = lists.map((name) => name.replace(/^\s*(type\s+)?(\w+ as )?/, '').trim()).filter(Boolean)
    return [part, { exports: names, tokens: tokensIn(text, theme), uses }] as const
  })
  const kitShapes = [...kit].flatMap(([path, text]) =>
    shapesOf(path, text).map(([name, shape]) => ({ name, shape, part: partOf(path) })),
  )
  // On a name clash the kit's shape replaces the domain's, and two parts of the kit get keys with their folders.
  const shapes = new Map([
    ...[...sourcesOf('domain/src')].flatMap(([path, text]) => shapesOf(path, text)),
    ...kitShapes.map(({ name, shape }) => [name, shape] as const),
  ])
  const names = new Map(kitShapes.map(({ name, part }) => [name, part]))
  for (const { name, shape, part } of kitShapes)
    if (part !== undefined && names.get(name) !== part) shapes.set(`${part}/${name}`, shape)
  const props = parts.flatMap(([part, { exports }]) =>
    exports
      .map((name) => (name.endsWith('Props') ? name : `${name}Props`))
      .flatMap((name) => [name, `${part}/${name}`]),
  )
  return { parts: Object.fromEntries(parts), shapes: Object.fromEntries(reachable(shapes, props)) }
}
