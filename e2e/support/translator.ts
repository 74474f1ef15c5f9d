import type { Page } from '@playwright/test'

/** Replaces every text by one of its own in two `font` elements, also what comes later, as the translators of browsers do. */
function translate(): void {
  const untranslated = /^(SCRIPT|STYLE|FONT|TEXTAREA|TITLE|NOSCRIPT|OPTION)$/
  const replace = (text: Node) => {
    const parent = text.parentNode
    if (!text.nodeValue?.trim() || !parent || untranslated.test(parent.nodeName)) return
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstChild!.textContent = text.nodeValue
    parent.replaceChild(outer, text)
  }
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(replace)
  }
  const begin = () => {
    replaceIn(document.body)
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) =>
        addedNodes.forEach((node) =>
          node.nodeType === Node.TEXT_NODE ? replace(node) : node.nodeType === Node.ELEMENT_NODE && replaceIn(node),
        ),
      ),
    ).observe(document.body, { childList: true, subtree: true })
  }
  // Before scripts take a drawn page over, which are read to the end only after the document is.
  document.addEventListener('readystatechange', begin, { once: true })
}

/** Has every page that is opened from now on translated from the moment that its document has been read. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(translate)
}
