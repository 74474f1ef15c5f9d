import { renderToStaticMarkup } from 'react-dom/server'
import { Shelf } from './Shelf.js'

/** The markup of the card, for whoever checks it without a browser. */
export const shown = () => renderToStaticMarkup(<Shelf />)
