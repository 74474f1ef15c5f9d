/** The element that a translator put in place of a text node. */
const replacements = new WeakMap<Node, Node>()

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT'

/** The node that replaced the given one in the document; the node itself if none did. */
function replacementOf(node: Node): Node {
  const replacement = replacements.get(node)
  return node.parentNode || !replacement ? node : replacementOf(replacement)
}

/**
 * The child of `parent` that is the node, contains its translation or replaced it; the node itself if there is none.
 */
function childFor(parent: Node, node: Node): Node {
  let child: Node | null = replacementOf(node)
  while (child && child.parentNode !== parent) child = isFont(child.parentNode) ? child.parentNode : null
  return child ?? node
}

/**
 * Keeps React working on a page that the browser translates. A translator replaces text nodes with `font` elements, so
 * React would remove and update nodes that are no longer in the document: removal throws, and an updated text, such as
 * a price, stays invisible. After this call, removing a text also removes its translation, and an updated text returns
 * to the document to be translated again. Call once, before the page is rendered.
 */
export function patchDomForTranslators(): void {
  const updates = new MutationObserver((records) => {
    for (const { target } of records) {
      const replacement = replacementOf(target)
      if (replacement !== target) replacement.parentNode?.replaceChild(target, replacement)
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
