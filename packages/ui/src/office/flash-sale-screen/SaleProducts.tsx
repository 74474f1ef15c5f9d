import type { FlashSaleDraft, SaleProductView } from '@skafferi/domain/office/views'
import { BetterPrice } from '../../commerce/prices-and-stock/better-price'
import { controlStyles } from '../../components/forms/field'
import { PencilIcon, WarningIcon } from '../../components/content/icon'
import { Menu } from '../../components/actions/menu'
import { ShelfImage } from '../../components/content/shelf-image'
import {
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '../../components/content/table'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officePromotionsWords } from '../../words/generated/office-promotions'

type Items = FlashSaleDraft['items']

export interface SaleProductsProps {
  products: readonly SaleProductView[]
  editable: boolean
  /** The user changes discounts, the order or the products. */
  onItems: (event: { items: Items }) => void
}

function moveItem(items: Items, from: number, to: number): Items {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** The table of a sale's products with discounts and resulting prices. */
export function SaleProducts({ products, editable, onItems }: SaleProductsProps) {
  const t = useWords(officePromotionsWords)
  const office = useWords(officeWords)
  const items = products.map(({ productId, percent }) => ({ productId, percent }))

  function act(action: string, index: number) {
    if (action === 'remove') onItems({ items: items.filter((_, other) => other !== index) })
    else onItems({ items: moveItem(items, index, action === 'up' ? index - 1 : index + 1) })
  }

  const type = (index: number, percent: string) =>
    onItems({ items: items.map((item, other) => (other === index ? { ...item, percent } : item)) })
  return (
    // Narrow cells on a phone, so that each row's menu is in view.
    <div className="grid gap-2 max-sm:[&_:is(td,th)]:px-1.5!">
      <Table caption={t('offer.products')} variant="panel" density="compact">
        <TableHead>
          <ColumnHeader>{t('offer.products')}</ColumnHeader>
          <ColumnHeader align="end">{t('sale.percent')}</ColumnHeader>
          <ColumnHeader align="end">{t('sale.price')}</ColumnHeader>
          {editable && (
            <ColumnHeader align="end">
              <VisuallyHidden>{office('team.do')}</VisuallyHidden>
            </ColumnHeader>
          )}
        </TableHead>
        <TableBody>
          {products.map(({ productId, title, image, percent, nearest, card }, index) => (
            <TableRow key={productId}>
              <RowHeader>
                <span className="flex min-w-20 items-center gap-2.5">
                  <span className="flex-none max-sm:hidden">
                    <ShelfImage src={image ?? undefined} alt="" size="thumb" />
                  </span>
                  <span className="min-w-0 wrap-anywhere">{title}</span>
                </span>
              </RowHeader>
              <TableCell align="end">
                {editable ? (
                  <input
                    className={`num text-end ${controlStyles({ className: 'min-w-12 max-w-20' })}`}
                    name={index === 0 ? 'items' : `items.${index}`}
                    aria-label={t('sale.percentOf', { product: title })}
                    aria-invalid={nearest !== undefined || undefined}
                    aria-describedby={nearest === undefined ? undefined : `fault-${productId}`}
                    inputMode="numeric"
                    autoComplete="off"
                    value={percent}
                    onChange={(event) => type(index, event.currentTarget.value.trim())}
                  />
                ) : (
                  percent
                )}
              </TableCell>
              <TableCell align="end">
                {card &&
                  (card.sale ? (
                    <BetterPrice>{card.price.text}</BetterPrice>
                  ) : (
                    <span className="num">{card.price.text}</span>
                  ))}
              </TableCell>
              {editable && (
                <TableCell align="end">
                  <Menu
                    label={t('offer.actions', { name: title })}
                    items={[
                      ...(index > 0 ? [{ id: 'up', label: t('sale.up') }] : []),
                      ...(index < products.length - 1 ? [{ id: 'down', label: t('sale.down') }] : []),
                      { id: 'remove', label: t('sale.remove') },
                    ]}
                    icon={<PencilIcon />}
                    onSelect={({ id: action }) => act(action, index)}
                  />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Faults products={products} />
    </div>
  )
}

/** Errors for products whose discount is not allowed, with the nearest allowed one. */
function Faults({ products }: Pick<SaleProductsProps, 'products'>) {
  const t = useWords(officePromotionsWords)
  return products.map(({ productId, title, nearest }) =>
    nearest === undefined ? null : (
      <p
        key={productId}
        id={`fault-${productId}`}
        className="flex items-center gap-1.5 text-xs font-medium text-critical"
      >
        <WarningIcon size="sm" />
        {nearest === null
          ? t('sale.tooCheap', { product: title })
          : t('sale.nearest', { product: title, percent: nearest })}
      </p>
    ),
  )
}
