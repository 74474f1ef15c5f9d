import type { Block, ContentPage } from '@skafferi/domain/rules/content/blocks'
import type { PictureName } from '../draw-picture'
import { sampleCategories } from './sample-products'

/** The picture of each category, in their order. */
const categoryPictures: readonly PictureName[] = ['jar', 'bag', 'candy', 'bottle', 'roll']

/**
 * Returns the blocks of the sample pages, with texts that are true in any shop.
 * @param address returns the address of a picture
 */
export function samplePages(address: (name: PictureName) => string): Partial<Record<ContentPage, readonly Block[]>> {
  const shelf = (...names: PictureName[]) => names.map(address)
  return {
    landing: [
      {
        id: 'sample-hero',
        kind: 'hero',
        content: {
          title: 'Wholesale from {brand}',
          text: 'This is a sample page. Prices by quantity, shown to approved companies.',
          button: { text: 'Shop Now', href: null },
          shelves: [shelf('jar', 'bag', 'bottle'), shelf('tin', 'box', 'bar')],
        },
      },
      {
        id: 'sample-steps',
        kind: 'steps',
        content: {
          title: 'How to become a customer',
          items: [
            { title: 'Apply', text: 'Tell us about your company and where we deliver.' },
            { title: 'Wait for our answer', text: 'We check the application and send you an e-mail.' },
            { title: 'Order', text: 'Sign in, see your prices and order by the piece or by the carton.' },
          ],
        },
      },
    ],
    home: [
      { id: 'sample-usual', kind: 'shelf', content: { rule: 'usual', title: '' } },
      {
        id: 'sample-categories',
        kind: 'categories',
        content: {
          title: 'Categories',
          items: sampleCategories.map(({ name }, index) => ({
            category: name,
            picture: address(categoryPictures[index] ?? 'box'),
          })),
          selected: null,
        },
      },
      { id: 'sample-explore', kind: 'shelf', content: { rule: 'explore', title: '' } },
    ],
  }
}
