import { useBrand } from '../../../components/content/brand'
import { ChatIcon, TruckIcon, UndoIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { homeWords } from '../../../words/generated/home'

export interface ServicePromisesProps {
  /** Value of goods from which delivery is free, formatted ("€140"); from the shipping table of the shop. */
  freeDeliveryFrom: string
}

/** The shop's promises for every order (Specification (accounts) §2, home page). */
export function ServicePromises({ freeDeliveryFrom }: ServicePromisesProps) {
  const t = useWords(homeWords)
  const { contact, returns } = useBrand()
  const { hours } = contact
  const promises: readonly { title: string; text: string; rule?: string | null; Icon: typeof TruckIcon }[] = [
    {
      title: t('promises.delivery.title'),
      text: t('promises.delivery.text', { amount: freeDeliveryFrom }),
      Icon: TruckIcon,
    },
    ...(hours === null
      ? []
      : [
          {
            title: t('promises.service.title', { hours }),
            text: t('promises.service.text', { hours }),
            Icon: ChatIcon,
          },
        ]),
    { title: t('promises.money.title'), text: t('promises.money.text'), rule: returns, Icon: UndoIcon },
  ]
  return (
    <ul
      role="list"
      aria-label={t('promises.title')}
      className={
        'grid border-y border-line-strong md:grid-cols-3 md:[&>li+li]:border-s max-md:[&>li+li]:border-t ' +
        '[&>li]:border-line'
      }
    >
      {promises.map(({ title, text, rule, Icon }) => (
        <li key={title} className="flex gap-3 py-3 md:px-6 md:py-4">
          <Icon />
          <div className="min-w-0">
            <h3>{title}</h3>
            <p className="text-ink-muted">{text}</p>
            {rule && <p className="text-xs text-ink-muted">{rule}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
