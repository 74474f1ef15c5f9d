import type { MorningView, WaitingCount } from '@skafferi/domain/office/views'
import { Deed } from '../deeds'
import type { TodayView } from '../today-screen/today.view'
import { useApplicationPhrases } from './use-application-phrases'

/** The morning in words. `hrefs`: the list that each figure counts. */
export function useTodayPhrases(hrefs: Readonly<Record<WaitingCount['kind'], string>>): (morning: MorningView) => TodayView {
  const { inQueue } = useApplicationPhrases()
  return ({ date, waiting, toShip, applications, deeds }) => ({
    date,
    waiting: waiting.map(({ kind, count }) => ({
      kind,
      count,
      href: hrefs[kind],
      note: null,
      urgency: kind === 'applications' && applications.some(({ late }) => late) ? ('soon' as const) : ('calm' as const),
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
