import type { Page } from '@playwright/test'

/** Replaces text nodes by two nested `font` elements, now and later, like translation in browsers does. */
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
  // Before hydration: deferred scripts run only after the document is parsed.
  document.addEventListener('readystatechange', begin, { once: true })
}

/** Translates every page opened from now on, as soon as its document is parsed. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(translate)
}
