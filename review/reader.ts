import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'

interface Virtual {
  start: (options: { container: Element }) => Promise<void>
  stop: () => Promise<void>
  next: () => Promise<void>
  lastSpokenPhrase: () => Promise<string>
  spokenPhraseLog: () => Promise<string[]>
  clearSpokenPhraseLog: () => Promise<void>
}

declare global {
  var reader: Virtual
  var stopListening: () => string[]
}

const source = join(import.meta.dirname, '../node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js')

/**
 * Runs in the page: records announcements of live regions. The library records only regions that existed before, and
 * only the name of a region.
 */
function listenToAnnouncements(): void {
  const announced: string[] = []
  const lives = '[aria-live], [role=alert], [role=status], [role=log], output'
  const isLoud = (place: Element) => place.matches('[aria-live=assertive], [role=alert]:not([aria-live=polite])')
  const describe = (place: Element) => {
    const text = (place as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()
    const phrase = `${isLoud(place) ? 'announced at once' : 'announced politely'}: ${text}`
    if (text !== '' && place.getAttribute('aria-live') !== 'off' && announced.at(-1) !== phrase) announced.push(phrase)
  }
  const observer = new MutationObserver((changes) => {
    const around = changes.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest(lives),
    )
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)
    const within = added.flatMap((node) => [
      ...(node.matches(lives) ? [node] : []),
      ...node.querySelectorAll('[role=alert]'),
    ])
    new Set([...around, ...within]).forEach((place) => place?.isConnected && describe(place))
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  globalThis.stopListening = () => {
    observer.disconnect()
    return announced
  }
}

/** A screen reader user on a page: records announcements during an action, and reads parts from top to bottom. */
export class Reader {
  readonly #lines: string[] = []

  private constructor(
    readonly page: Page,
    title: string,
  ) {
    this.#lines.push(`# ${title}`)
  }

  /**
   * Starts the reader on a page.
   * @param title of the transcript
   */
  static async open(page: Page, title: string): Promise<Reader> {
    await page.evaluate(
      async (code) => {
        globalThis.reader = (await import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))).virtual
      },
      readFileSync(source, 'utf8'),
    )
    return new Reader(page, title)
  }

  /** Performs an action, and records announcements until a locator is visible. */
  async hear(what: string, act: () => Promise<unknown>, until: Locator): Promise<void> {
    await this.page.evaluate(async () => {
      await globalThis.reader.start({ container: document.body })
      await globalThis.reader.clearSpokenPhraseLog()
    })
    await this.page.evaluate(listenToAnnouncements)
    await act()
    await until.waitFor()
    const said = await this.page.evaluate(async () => {
      // The last announcement follows after React and the reader have updated.
      await new Promise((done) => setTimeout(done, 300))
      const phrases = await globalThis.reader.spokenPhraseLog()
      await globalThis.reader.stop()
      return [...phrases.filter((phrase) => !/^(polite|assertive): /.test(phrase)), ...globalThis.stopListening()]
    })
    this.#write(what, 'heard', said)
  }

  /** Records a part of the page, as read by the reader and as exposed by the browser. */
  async read(what: string, part: Locator): Promise<void> {
    // Loading parts announce it for an unpredictable time, so wait for them.
    await expect(part.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0)
    const tree = await part.ariaSnapshot()
    const said = await part.evaluate(async (container) => {
      // The reader's position is not focus: reading past fields must not blur them.
      const { focus, blur } = Object.getOwnPropertyDescriptors(HTMLElement.prototype)
      const stay = { configurable: true, value: () => undefined }
      Object.defineProperties(HTMLElement.prototype, { focus: stay, blur: stay })
      await globalThis.reader.start({ container })
      const [first] = await globalThis.reader.spokenPhraseLog()
      const last = `end of ${first}`
      for (let count = 0; count < 2000 && !(await globalThis.reader.lastSpokenPhrase()).startsWith(last); count += 1) {
        await globalThis.reader.next()
      }
      const phrases = await globalThis.reader.spokenPhraseLog()
      // A dialog is announced twice: as the start and as the first element.
      if (phrases[0] === phrases[1]) phrases.shift()
      await globalThis.reader.stop()
      Object.defineProperties(HTMLElement.prototype, { focus, blur })
      return phrases
    })
    this.#write(what, 'read', said)
    this.#write(what, 'tree', tree.split('\n'))
  }

  #write(what: string, how: string, lines: string[]): void {
    this.#lines.push('', `## ${what}: ${how}`, '', ...lines)
  }

  /** The transcript. */
  get text(): string {
    return `${this.#lines.join('\n')}\n`
  }
}
