import { icon } from './icon'

/* All other icons of the shop, named after their picture. Bundlers remove unused ones. */

export const BackIcon = /* @__PURE__ */ icon('BackIcon', 'M8 5l-5 5 5 5M3 10h14', 'directed')
export const BoxIcon = /* @__PURE__ */ icon(
  'BoxIcon',
  'M2.5 6L10 2.5 17.5 6v8L10 17.5 2.5 14zM2.5 6L10 9.5 17.5 6M10 9.5v8',
)
export const ChatIcon = /* @__PURE__ */ icon('ChatIcon', 'M2.5 3.5h15v10.5H9L5 17.5V14H2.5z')
export const ChevronLeftIcon = /* @__PURE__ */ icon('ChevronLeftIcon', 'M12.5 5l-5 5 5 5', 'directed')
export const ChevronRightIcon = /* @__PURE__ */ icon('ChevronRightIcon', 'M7.5 5l5 5-5 5', 'directed')
export const ChevronUpIcon = /* @__PURE__ */ icon('ChevronUpIcon', 'M5 12.5l5-5 5 5')
export const ClockIcon = /* @__PURE__ */ icon(
  'ClockIcon',
  'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 5.5V10l3 2',
)
export const EyeIcon = /* @__PURE__ */ icon(
  'EyeIcon',
  'M1.5 10C3.5 6.5 6.5 4.7 10 4.7s6.5 1.8 8.5 5.3c-2 3.5-5 5.3-8.5 5.3S3.5 13.5 1.5 10z' +
    'M10 12.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z',
)
export const EyeOffIcon = /* @__PURE__ */ icon(
  'EyeOffIcon',
  'M1.5 10C3.5 6.5 6.5 4.7 10 4.7s6.5 1.8 8.5 5.3c-2 3.5-5 5.3-8.5 5.3S3.5 13.5 1.5 10z' +
    'M10 12.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM3.5 17L16.5 3',
)
export const FileIcon = /* @__PURE__ */ icon('FileIcon', 'M4 2h8l4 4v12H4zM12 2v4h4M7 10.5h6M7 13.5h6')
export const FilterIcon = /* @__PURE__ */ icon('FilterIcon', 'M2 5h16M5 10h10M8 15h4')
export const GiftIcon = /* @__PURE__ */ icon(
  'GiftIcon',
  'M2.5 7h15v3.5h-15zM4 10.5v7h12v-7M10 7v10.5' +
    'M10 7C7 7 5.5 5.8 5.5 4.3S8 1.7 10 7c2-5.3 4.5-4.2 4.5-2.7S13 7 10 7z',
)
export const GridIcon = /* @__PURE__ */ icon('GridIcon', 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z')
export const HeartFilledIcon = /* @__PURE__ */ icon(
  'HeartFilledIcon',
  'M10 17C4 12.6 2 10 2 7.2A4.2 4.2 0 0 1 10 5.4 4.2 4.2 0 0 1 18 7.2C18 10 16 12.6 10 17z',
  'filled',
)
export const HeartIcon = /* @__PURE__ */ icon(
  'HeartIcon',
  'M10 17C4 12.6 2 10 2 7.2A4.2 4.2 0 0 1 10 5.4 4.2 4.2 0 0 1 18 7.2C18 10 16 12.6 10 17z',
)
export const InfoIcon = /* @__PURE__ */ icon(
  'InfoIcon',
  'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 9v5M10 5.8V7',
)
export const PhoneIcon = /* @__PURE__ */ icon('PhoneIcon', 'M6 2h8v16H6zM9 15.5h2')
export const PinIcon = /* @__PURE__ */ icon(
  'PinIcon',
  'M10 17.5c-3.6-4-5.2-6.7-5.2-9.3a5.2 5.2 0 0 1 10.4 0c0 2.6-1.6 5.3-5.2 9.3z' +
    'M10 10a1.9 1.9 0 1 0 0-3.8A1.9 1.9 0 0 0 10 10z',
)
export const PrintIcon = /* @__PURE__ */ icon('PrintIcon', 'M5.5 7V2.5h9V7M5.5 14H2.5V7h15v7h-3M5.5 11.5h9v6h-9z')
export const QuestionIcon = /* @__PURE__ */ icon(
  'QuestionIcon',
  'M7 7.5a3 3 0 1 1 4.5 2.6C10.5 10.7 10 11.3 10 12.5M10 15v1.2',
)
export const DensityIcon = /* @__PURE__ */ icon('DensityIcon', 'M3 3.5h14M3 6.75h14M3 10h14M3 13.25h14M3 16.5h14')
export const RingIcon = /* @__PURE__ */ icon('RingIcon', 'M10 16a6 6 0 1 0 0-12 6 6 0 0 0 0 12z')
export const RowsIcon = /* @__PURE__ */ icon('RowsIcon', 'M3 4.5h14M3 10h14M3 15.5h14')
export const SortIcon = /* @__PURE__ */ icon('SortIcon', 'M6 8l4-4 4 4M6 12l4 4 4-4')
export const StarIcon = /* @__PURE__ */ icon(
  'StarIcon',
  'M10 2.5l2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.6-4.6 2.6.9-5.3L2.5 8.1l5.2-.7z',
)
export const TagIcon = /* @__PURE__ */ icon('TagIcon', 'M2.5 2.5h7l8 8-7 7-8-8zM6 6h.1')
export const TrashIcon = /* @__PURE__ */ icon(
  'TrashIcon',
  'M3 5.5h14M8 5.5V3h4v2.5M5 5.5l.8 12h8.4l.8-12M8.3 8.5v6M11.7 8.5v6',
)
export const TruckIcon = /* @__PURE__ */ icon(
  'TruckIcon',
  'M1.5 4.5h10v9h-10zM11.5 8h4l3 3v2.5h-7M5.5 15.8a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z' +
    'M14.7 15.8a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
)
export const LockIcon = /* @__PURE__ */ icon('LockIcon', 'M4.5 9h11v8.5h-11zM7 9V6a3 3 0 0 1 6 0v3')
export const NewTabIcon = /* @__PURE__ */ icon('NewTabIcon', 'M7 5h8v8M15 5L5 15', 'directed')
export const UndoIcon = /* @__PURE__ */ icon('UndoIcon', 'M4 3v5h5M4 8a7 7 0 1 1-.6 5')
export const UploadIcon = /* @__PURE__ */ icon('UploadIcon', 'M10 13V3.5M6 7l4-4 4 4M3 12.5V17h14v-4.5')
export const ZoomInIcon = /* @__PURE__ */ icon(
  'ZoomInIcon',
  'M9 15.2a6.2 6.2 0 1 0 0-12.4 6.2 6.2 0 0 0 0 12.4zM13.6 13.6L18 18M9 6.3v5.4M6.3 9h5.4',
)
export const ZoomOutIcon = /* @__PURE__ */ icon(
  'ZoomOutIcon',
  'M9 15.2a6.2 6.2 0 1 0 0-12.4 6.2 6.2 0 0 0 0 12.4zM13.6 13.6L18 18M6.3 9h5.4',
)
