import { home, landing } from './start-page-blocks'
import { about, faq, product } from './text-page-blocks'

/** The blocks of the demo's pages, in English. */
export const demoBlocks = { landing, home, product, faq, about }
