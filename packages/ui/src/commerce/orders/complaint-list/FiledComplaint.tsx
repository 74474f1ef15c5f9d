import type { FiledComplaintView } from '@skafferi/domain/shop/complaints/views'
import { Badge } from '../../../components/content/badge'
import { CheckIcon, ClockIcon } from '../../../components/content/icon'
import { Link } from '../../../components/actions/link'
import { useWords, type Translate } from '../../../words'
import { complaintsWords, type ComplaintsWords } from '../../../words/generated/complaints'
import { useComplaintTypeName } from '../complaint-dialog'
import { LinePieces } from '../line-pieces'
import { useShopPaths } from '../../service/shop-paths'

export interface FiledComplaintProps {
  complaint: FiledComplaintView
  /** True if the order's number and link are shown. */
  showsOrder: boolean
}

function filedText({ filed: date, filedBy }: FiledComplaintView, t: Translate<ComplaintsWords>): string {
  if (filedBy === null) return t('filed', { date })
  return filedBy.isYou ? t('filedByYou', { date }) : t('filedBy', { date, name: filedBy.name })
}

/** A complaint with its state, texts, pictures and the shop's answers. */
export function FiledComplaint({ complaint, showsOrder }: FiledComplaintProps) {
  const t = useWords(complaintsWords)
  const typeName = useComplaintTypeName()
  const { order: orderPath } = useShopPaths()
  const { caseNumber: number, subject, type, description, state, closed, order, lines, pictures, answers } = complaint
  const isOpen = state === 'open'
  return (
    <li className="grid gap-2 border-b border-line py-3.5 text-sm wrap-anywhere last:border-b-0">
      <span className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <span className="min-w-0">
          <b className="block">{subject}</b>
          <span className="num flex flex-wrap gap-x-1 text-xs text-ink-muted *:not-last:after:content-['_·']">
            <span>{t('case', { number })}</span>
            {showsOrder && (
              <span>
                {orderPath ? (
                  <Link href={orderPath(order.id)}>{t('order', { number: order.displayId })}</Link>
                ) : (
                  t('order', { number: order.displayId })
                )}
              </span>
            )}
            <span>{typeName(type)}</span>
            <span>{filedText(complaint, t)}</span>
            {closed !== null && <span>{t('closed', { date: closed })}</span>}
          </span>
        </span>
        <Badge tone={isOpen ? 'caution' : 'positive'} icon={isOpen ? <ClockIcon size="sm" /> : <CheckIcon size="sm" />}>
          {t('state', { state })}
        </Badge>
      </span>
      <p className="whitespace-pre-line">{description}</p>
      {lines.length > 0 && <LinePieces label={t('lines', { number })} lines={lines} />}
      {pictures.length > 0 && (
        <ul aria-label={t('pictures', { number })} className="flex flex-wrap gap-2">
          {pictures.map((src, index) => (
            <li key={src}>
              <a href={src} download={`${number}-${index + 1}.webp`} className="block rounded-md">
                <img
                  src={src}
                  alt={t('picture', { number, index: index + 1 })}
                  className="size-20 rounded-md border border-line-strong bg-well object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answers.length > 0 ? (
        <ul role="list" aria-label={t('answers', { number })} className="grid gap-2">
          {answers.map(({ id, text, date }) => (
            <li key={id} className="border-s-3 border-shelf ps-3">
              <span className="num block text-xs text-ink-muted">{t('answer', { date })}</span>
              <p className="whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
      ) : (
        isOpen && <p className="text-xs text-ink-muted">{t('noAnswer')}</p>
      )}
    </li>
  )
}
