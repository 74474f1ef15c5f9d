import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { BoxIcon, GiftIcon, TagIcon, TruckIcon } from '../../../components/content/icon'
import { Paragraphs } from '../../../internal/paragraphs'

const ICONS = { gift: GiftIcon, tag: TagIcon, truck: TruckIcon, box: BoxIcon } as const

export interface ServiceListProps {
  content: BlockContents['services']
}

/** The shop's services for its customers, with an icon each (Specification (shopping) §2, landing page). */
export function ServiceList({ content }: ServiceListProps) {
  return (
    <section className="wrap-anywhere">
      <h2 className="mb-4">{content.title}</h2>
      <ul role="list" className="grid grid-cols-2 gap-6 lg:grid-cols-4">
        {content.items.map(({ icon, title, text }, index) => {
          const Icon = ICONS[icon]
          return (
            <li key={index} className="[&>svg]:mb-2.5 [&>svg]:size-8 [&>svg]:stroke-[1.2]">
              <Icon />
              <h3>{title}</h3>
              <Paragraphs text={text} className="text-ink-muted" />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
