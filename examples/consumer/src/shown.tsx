import { renderToStaticMarkup } from 'react-dom/server'
import { WordsProvider, type Catalogue } from '@skafferi/ui/words'
import { Cart, Shop } from './Screens.tsx'
import { Shelf } from './Shelf.tsx'
import { ownWords, swedish } from './words.ts'

/** The markup of the card, for whoever checks it without a browser. */
export const shown = () => renderToStaticMarkup(<Shelf />)

function cartWith(locale: string, catalogue: Catalogue) {
  return renderToStaticMarkup(
    <WordsProvider locale={locale} catalogue={catalogue}>
      <Shop link={(props) => <a {...props} />} framed={false}>
        <Cart />
      </Shop>
    </WordsProvider>,
  )
}

/** The markup of the cart with three of the shop's own texts. */
export const cartInOwnWords = () => cartWith('en', ownWords)

/**
 * The markup of the cart in Swedish.
 * @param others what is shown instead of texts that are not translated
 */
export function cartInSwedish(others: Catalogue) {
  const areas = Object.entries({ ...others, ...swedish })
  return cartWith('sv', Object.fromEntries(areas.map(([area, texts]) => [area, { ...others[area], ...texts }])))
}
