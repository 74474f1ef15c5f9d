import ts from 'typescript'

/**
 * The prefix of every class in the package. The sources have Tailwind's names; in a project with its own Tailwind the
 * same names would have other values, and `hidden` of the project would win over `md:block` of a component.
 */
export const CLASS_PREFIX = 'sk-'

/** Tailwind's own properties keep their names: a project's Tailwind registers the same ones. */
const property = /(?<![\w-])--(?!tw-)(?=[a-z])[\w-]+/g

/** The custom properties that a text of CSS names. */
export const propertiesIn = (css: string): string[] => css.match(property) ?? []

/**
 * Prefixes custom properties: `--sk-page`. A project has its own `--page`, and its Tailwind its own `--radius-md`.
 * @param isProperty true for those to prefix
 */
export const prefixProperties = (css: string, isProperty: (name: string) => boolean = () => true): string =>
  css.replace(property, (name) => (isProperty(name) ? `--${CLASS_PREFIX}${name.slice(2)}` : name))

/** Classes without a rule of their own: other classes refer to them. */
const isMarker = (name: string) => /^(group|peer)(\/|$)/.test(name)

/** Properties that hold class names, also in the variants of `cva`. */
const isClassProperty = (name: string) => /^(class|className|\w+ClassName)$/.test(name)

type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** True if a text of a template ends where a value is inserted. */
const isBeforeValue = (text: Text) => ts.isTemplateHead(text) || ts.isTemplateMiddle(text)

/** True if an expression that contains a text as this child uses it for something other than its value. */
function isOnlyCompared(parent: ts.Node, child: ts.Node): boolean {
  if (ts.isBinaryExpression(parent)) return /^[!=]==?$|^in$/.test(parent.operatorToken.getText())
  return ts.isConditionalExpression(parent) && parent.condition === child
}

/** True if the value of a text is a list of class names because of where it is: in `className`, or in `cva`. */
function isInClassPlace(text: Text): boolean {
  let child: ts.Node = text
  let isValueOfCva = true
  for (let parent = text.parent; parent; child = parent, parent = parent.parent) {
    if (isOnlyCompared(parent, child)) return false
    if (ts.isPropertyAssignment(parent)) {
      if (parent.name === child) return false
      const name = parent.name.getText()
      if (isClassProperty(name)) return true
      if (name === 'defaultVariants' || name === 'compoundVariants') isValueOfCva = false
    } else if (ts.isCallExpression(parent) && parent.expression !== child) {
      return isValueOfCva && /^cva\d*(\$\d+)?$/.test(parent.expression.getText())
    } else if (ts.isFunctionLike(parent) || ts.isStatement(parent)) {
      return false
    }
  }
  return false
}

/**
 * Prefixes the class names in a built module. A text is a list of class names if it is the value of a `className` or
 * part of `cva`, or else if each of its words is a class of the kit, and they are more than one plain word: `"hidden"`
 * alone is a value of some property.
 * Prefixes the custom properties in texts too, also within names of classes and if a template completes the name.
 * @param code the module's JavaScript
 * @param isClass true for a name with a rule in the kit's style sheets
 * @param properties the custom properties of these sheets
 */
export function prefixClassNames(
  code: string,
  isClass: (name: string) => boolean,
  properties: ReadonlySet<string>,
): string {
  const isProperty = (name: string) => properties.has(name)
  const isStart = (name: string) => Array.from(properties).some((known) => known.startsWith(name))
  const file = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const isListOfClasses = (words: readonly string[]) =>
    words.every((word) => isClass(word) || isMarker(word)) && (words.length > 1 || /[-:[/]/.test(words[0] ?? ''))
  let result = ''
  let end = 0

  function visit(node: ts.Node): void {
    if (!isText(node)) return ts.forEachChild(node, visit)
    const words = node.text.split(/\s+/).filter((word) => word !== '')
    const hasClasses = words.length > 0 && (isInClassPlace(node) || isListOfClasses(words))
    const start = node.getStart(file)
    const text = prefixProperties(
      code.slice(start, node.end),
      (name) => isProperty(name) || (isBeforeValue(node) && node.text.endsWith(name) && isStart(name)),
    )
    result +=
      code.slice(end, start) + (hasClasses ? text.replace(/(^["'`}]|\s)(?=[^\s"'`$])/g, `$1${CLASS_PREFIX}`) : text)
    end = node.end
  }

  visit(file)
  return result + code.slice(end)
}
