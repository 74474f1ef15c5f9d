import { icon } from './icon'

/* Icons used only in the office. */

export const ActivityIcon = /* @__PURE__ */ icon('ActivityIcon', 'M4 2.5h12v15H4zM7 6.5h6M7 10h6M7 13.5h4')
export const ArchiveIcon = /* @__PURE__ */ icon('ArchiveIcon', 'M2.5 3.5h15v4h-15zM4 7.5v9h12v-9M8 11h4')
export const ArrowDownIcon = /* @__PURE__ */ icon('ArrowDownIcon', 'M10 3.5v13M5 11.5l5 5 5-5')
export const ArrowUpIcon = /* @__PURE__ */ icon('ArrowUpIcon', 'M10 16.5v-13M5 8.5l5-5 5 5')
export const ForwardIcon = /* @__PURE__ */ icon('ForwardIcon', 'M3 10h14M12 5l5 5-5 5', 'directed')
export const HomeIcon = /* @__PURE__ */ icon('HomeIcon', 'M2.5 9L10 2.5 17.5 9M4.5 7.5v10h4v-5h3v5h4v-10')
export const InboxIcon = /* @__PURE__ */ icon(
  'InboxIcon',
  'M2.5 10.5L5 3.5h10l2.5 7v6h-15zM2.5 10.5h4.5l1.5 2.5h3l1.5-2.5h4.5',
)
export const MailIcon = /* @__PURE__ */ icon('MailIcon', 'M2 4.5h16v11H2zM2 5.5l8 6 8-6')
export const PencilIcon = /* @__PURE__ */ icon('PencilIcon', 'M3 17l1-4L14 3l3 3L7 16zM12 5l3 3')
export const PeopleIcon = /* @__PURE__ */ icon(
  'PeopleIcon',
  'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 16.5c.5-3 2.6-4.5 5.5-4.5s5 1.5 5.5 4.5' +
    'M13 3.8a3 3 0 0 1 0 5.5M14.5 12.3c2 .5 3.2 1.9 3.5 4.2',
)
export const PictureIcon = /* @__PURE__ */ icon(
  'PictureIcon',
  'M2.5 3.5h15v13h-15zM2.5 14l4.5-4.5 3.5 3.5 2.5-2.5 4.5 4.5M13 7.5h.1',
)
export const SettingsIcon = /* @__PURE__ */ icon(
  'SettingsIcon',
  'M10 12.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM10 2v2.5M10 15.5V18M2 10h2.5M15.5 10H18' +
    'M4.3 4.3l1.8 1.8M13.9 13.9l1.8 1.8M15.7 4.3l-1.8 1.8M6.1 13.9l-1.8 1.8',
)
export const ShopIcon = /* @__PURE__ */ icon('ShopIcon', 'M3 8v9h14V8M2 8l1.5-4.5h13L18 8zM8 17v-5h4v5')
