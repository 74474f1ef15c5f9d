import type { MorningView, WaitingCount } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { Deed } from '../deeds'
import type { TodayView } from '../today-screen/today.view'
import { useApplicationPhrases } from './use-application-phrases'

const calm = { note: null, urgency: 'calm' } as const

/** The morning in words. `hrefs`: the list that each figure counts. */
export function useTodayPhrases(hrefs: Readonly<Record<WaitingCount['kind'], string>>): (morning: MorningView) => TodayView {
  const { inQueue } = useApplicationPhrases()
  const t = useWords(officeWords)
  const waitingLong = (count: number) => (count === 0 ? calm : ({ note: t('today.waitLong', { count }), urgency: 'soon' } as const))
  return ({ date, waiting, toShip, applications, deeds }) => ({
    date,
    waiting: waiting.map(({ kind, count }) => ({
      kind,
      count,
      href: hrefs[kind],
      ...(kind === 'applications' ? waitingLong(applications.filter(({ late }) => late).length) : calm),
    })),
    leaves: { orders: toShip, pickup: null, total: null },
    lowStock: null,
    sales: null,
    answers: applications.map(inQueue).map(({ id, company, person, href, age, late }) => ({ id, who: company, what: person, href, age, late })),
    happened: deeds.map((deed) => ({
      id: deed.id,
      person: deed.doer.name,
      text: <Deed deed={{ ...deed, changes: [] }} named={deed.doer.name === null} />,
      time: deed.time,
      failed: false,
    })),
  })
}
