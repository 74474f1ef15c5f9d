/** The view transition name of the picture. */
const name = 'pack'

/** Maximum time to wait for the next page's picture, in ms. */
const timeoutMs = 200

/** Resolves once the next page has a picture, or after the timeout. */
function waitForPicture(page: Element, picture: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => !page.contains(picture) && page.querySelector('img') && end())
    const timer = setTimeout(end, timeoutMs)
    function end() {
      watch.disconnect()
      clearTimeout(timer)
      resolve()
    }
    watch.observe(page, { childList: true, subtree: true })
  })
}

/** The picture of the link's card, if the browser supports view transitions and the user allows motion. */
export function pictureOf(link: Element): HTMLElement | null {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return null
  const [picture, ...others] = link.closest('article')?.querySelectorAll('img') ?? []
  // An element with several pictures is not a card.
  return picture && others.length === 0 ? picture : null
}

/**
 * Navigates to a product page with a transition of the card's picture. If the page has no picture in time, it fades.
 * @param move navigates
 */
export function navigateWithTransition(picture: HTMLElement, move: () => void): void {
  let hero: HTMLElement | null = null
  const { ready, finished } = document.startViewTransition(async () => {
    const page = document.getElementById('content')
    const hasPicture = page && waitForPicture(page, picture)
    move()
    await hasPicture
    picture.style.viewTransitionName = ''
    hero = page?.contains(picture) ? null : (page?.querySelector<HTMLElement>('img') ?? null)
    if (hero) hero.style.viewTransitionName = name
  })
  // The name is read when the old page is captured, in the next frame.
  picture.style.viewTransitionName = name
  // A skipped transition has navigated all the same.
  ready.catch(() => {})
  void finished.finally(() => hero?.style.removeProperty('view-transition-name'))
}
