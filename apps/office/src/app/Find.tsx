import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFind, withQuery, type useOperator } from '@skafferi/domain/office'
import { OfficeFind, type OfficeFindProps } from '@skafferi/ui/office/office-find'
import { pages } from '../pages'
import { paths } from '../paths'

const searches = {
  orders: (text: string) => withQuery(paths.orders, { q: text }),
  products: (text: string) => withQuery(paths.products, { q: text }),
  companies: (text: string) => withQuery(paths.companies, { q: text }),
}

/** The commands that the operator may use. */
function commandsOf(may: ReturnType<typeof useOperator>['may']): OfficeFindProps['commands'] {
  return [
    { id: 'ship', href: withQuery(paths.orders, { waits: 'shipment' }) },
    { id: 'unpaid', href: withQuery(paths.orders, { waits: 'payment' }) },
    ...(may.includes('catalogue')
      ? ([
          { id: 'goodsIn', href: paths.goodsIn },
          { id: 'newProduct', href: paths.newProduct },
          { id: 'import', href: paths.import },
          { id: 'flashSale', href: paths.flashSale('new') },
        ] as const)
      : []),
    { id: 'orderSettings', href: paths.orderTerms },
    { id: 'exportOrders', href: '/admin/orders/export' },
    { id: 'exportProducts', href: '/admin/products/export' },
  ]
}

interface FindProps
  extends Pick<OfficeFindProps, 'navItems' | 'onClose'>, Pick<ReturnType<typeof useOperator>, 'may'> {}

/** The open command menu, and what it finds. */
export default function Find({ navItems, may, onClose }: FindProps) {
  const [text, setText] = useState('')
  const { found, busy } = useFind(text, may.includes('administration'))
  const navigate = useNavigate()
  return (
    <OfficeFind
      open
      navItems={navItems}
      searches={searches}
      commands={commandsOf(may)}
      found={found}
      busy={busy}
      onType={(event) => setText(event.text)}
      onNavigate={({ href }) => {
        onClose()
        // Files are downloaded.
        if (href.startsWith(pages.today.path)) void navigate(href)
        else location.assign(href)
      }}
      onClose={onClose}
    />
  )
}
