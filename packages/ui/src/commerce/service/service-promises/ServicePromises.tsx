import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { ChatIcon, TruckIcon, UndoIcon } from '../../../components/content/icon'
import { Paragraphs } from '../../../internal/paragraphs'

const ICONS = { delivery: TruckIcon, service: ChatIcon, money: UndoIcon } as const

export interface ServicePromisesProps {
  /** The title names the list. */
  content: BlockContents['promises']
}

/** The shop's promises for every order (Specification (accounts) §2, home page). */
export function ServicePromises({ content }: ServicePromisesProps) {
  return (
    <ul
      role="list"
      aria-label={content.title}
      className={
        'grid border-y border-line-strong md:grid-cols-3 md:[&>li+li]:border-s max-md:[&>li+li]:border-t ' +
        '[&>li]:border-line'
      }
    >
      {content.items.map(({ icon, title, text }, index) => {
        const Icon = ICONS[icon]
        return (
          <li key={index} className="flex gap-3 py-3 md:px-6 md:py-4">
            <Icon />
            <div className="min-w-0 wrap-anywhere">
              <h3>{title}</h3>
              <Paragraphs text={text} className="text-ink-muted" restClassName="text-xs text-ink-muted" />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
