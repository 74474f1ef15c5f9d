import { pack } from '@skafferi/brand/content/packs'
import { storyOrderRows } from '../orders-screen/story-orders'
import type { TodayView } from './today.view'

const shares = [0.42, 0.58, 0.72, 1, 0.6, 0.2, 0.08, 0.52, 0.6, 0.74, 0.88, 0.66, 0.22, 0.48]

/** A start page with content in every section. */
export const storyToday: TodayView = {
  date: 'Monday 23 November, week 48',
  waiting: [
    {
      kind: 'openOrders',
      count: 8,
      href: '/office/orders?view=pack',
      note: '4 new, oldest Fri 16:40',
      urgency: 'calm',
    },
    { kind: 'applications', count: 3, href: '/office/applications', note: 'One waits 4 days', urgency: 'soon' },
    { kind: 'complaints', count: 2, href: '/office/inbox', note: 'One is due today', urgency: 'soon' },
    { kind: 'reviews', count: 0, href: '/office/inbox?view=reviews', note: null, urgency: 'calm' },
    { kind: 'failedMail', count: 1, href: '/office/inbox?view=mail', note: 'To Nordlys Mat', urgency: 'now' },
    { kind: 'lowStock', count: 9, href: '/office/products?view=low', note: '2 sold out', urgency: 'now' },
  ],
  toShip: { orders: storyOrderRows.slice(0, 5), waiting: null, pickup: 'Carrier comes 14:00', total: '€8,145.53' },
  lowStock: {
    count: 9,
    href: '/office/products?view=low',
    products: [
      {
        id: '1',
        title: 'Rimma Polar Ice',
        href: '/office/products/1',
        image: pack('rimma-black-ice-3'),
        left: 0,
        daysLeft: null,
      },
      {
        id: '2',
        title: 'Rönn Plum, strength 2',
        href: '/office/products/2',
        image: pack('ronn-plum-2'),
        left: 26,
        daysLeft: 1,
      },
      {
        id: '3',
        title: 'Sältan Butter Toffee',
        href: '/office/products/3',
        image: pack('saltan-butter-fudge-with-sea-salt'),
        left: 44,
        daysLeft: 2,
      },
      {
        id: '4',
        title: 'Gryning Light Roast',
        href: '/office/products/4',
        image: pack('gryning-light'),
        left: 48,
        daysLeft: 3,
      },
      {
        id: '5',
        title: 'Syltan Cloudberry Jam',
        href: '/office/products/5',
        image: pack('syltan-cloudberry'),
        left: 31,
        daysLeft: 4,
      },
      { id: '6', title: 'Kåda Blueberry, roll', href: '/office/products/6', image: null, left: 12, daysLeft: 6 },
    ],
  },
  sales: [
    {
      currency: 'EUR',
      bars: shares.map((share, index) => ({
        day: index === shares.length - 1 ? 'Today' : `${10 + index} Nov`,
        share,
        net: `€${(share * 6200).toFixed(0)}`,
      })),
      rows: [
        { label: 'Today, 08:40', href: '/office/orders?from=2026-11-23&to=2026-11-23', orders: '2', net: '€3,012.40' },
        { label: 'Last Monday, 08:40', href: null, orders: '3', net: '€2,846.10' },
        { label: 'Last 7 days', href: '/office/orders?from=2026-11-17&to=2026-11-23', orders: '14', net: '€22,571.36' },
        { label: 'November', href: '/office/orders?from=2026-11-01&to=2026-11-23', orders: '58', net: '€92,314.70' },
      ],
    },
  ],
  waitingCases: [
    {
      id: '1',
      title: 'Lakritsboden ApS',
      description: 'Application · Licence attached · Copenhagen',
      href: '/office/applications/1',
      age: '4 days',
      late: true,
    },
    {
      id: '2',
      title: 'Torgets Tobak & Spel AB',
      description: 'Complaint 2011 · 3 of 24 jars broken',
      href: '/office/inbox/2',
      age: 'due today',
      late: true,
    },
    {
      id: '3',
      title: 'Café Granen AB',
      description: 'Application · No organisation number',
      href: '/office/applications/3',
      age: '1 day',
      late: false,
    },
  ],
  activity: [
    {
      id: '3',
      person: 'Johan Berg',
      text: 'shipped 1053',
      time: { text: '08:31', dateTime: '2026-11-23T08:31:00+01:00' },
      failed: false,
    },
    {
      id: '2',
      person: 'Elsa Nyström',
      text: 'changed 12 prices',
      time: { text: '08:14', dateTime: '2026-11-23T08:14:00+01:00' },
      failed: false,
    },
    {
      id: '1',
      person: null,
      text: 'E-mail to nordlys@mat.example failed',
      time: { text: '07:58', dateTime: '2026-11-23T07:58:00+01:00' },
      failed: true,
    },
  ],
}

/** The start page of a new shop. */
export const storyFirstDay: TodayView = {
  date: storyToday.date,
  waiting: storyToday.waiting.map((figure) => ({ ...figure, count: 0, note: null, urgency: 'calm' as const })),
  toShip: { orders: [], waiting: null, pickup: null, total: '€0.00' },
  lowStock: { products: [], count: 0, href: '/office/products' },
  sales: [],
  waitingCases: [],
  activity: [],
}
