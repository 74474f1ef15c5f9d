/** What a translator put where a text was. */
const replacements = new WeakMap<Node, Node>()

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT'

/** What stands in the page for a node; the node itself if nothing replaced it. */
function standInOf(node: Node): Node {
  const replacement = replacements.get(node)
  return node.parentNode || !replacement ? node : standInOf(replacement)
}

/** The child of a parent that is a node, contains it as its translation or replaced it; the node itself if there is none. */
function childFor(parent: Node, node: Node): Node {
  let child: Node | null = standInOf(node)
  while (child && child.parentNode !== parent) child = isFont(child.parentNode) ? child.parentNode : null
  return child ?? node
}

/**
 * Keeps a page alive that the browser translates. A translator replaces texts by `font` elements, so that React removes and
 * updates texts that are no longer in the page: removing one throws, and an updated one, such as a price, is not seen. From this
 * call on, removing a text removes its translation, and a text that is updated comes back, for the translator to translate anew.
 * To be called once, before the page is drawn.
 */
export function keepTranslatedPageAlive(): void {
  const updates = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standInOf(target)
      if (standIn !== target) standIn.parentNode?.replaceChild(target, standIn)
    }
  })
  const changes = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const [removed] = removedNodes
      if (!(removed instanceof Text) && !isFont(removed)) continue
      const font = addedNodes.length > 0 ? addedNodes[0] : [previousSibling, nextSibling].find(isFont)
      if (!isFont(font) || removed.parentNode) continue
      replacements.set(removed, font)
      if (!isFont(removed)) updates.observe(removed, { characterData: true })
    }
  })
  changes.observe(document.body, { childList: true, subtree: true })

  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, childFor(this, child))
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before && childFor(this, before))
    return child
  }
}
