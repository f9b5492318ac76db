// Written by tools/contract from src/ludotheque/server/routes.py. Do not edit: run it again.

/** Pages whose address is a single word. */
export const LONE = {
  '': 'home',
  'hall': 'halls',
  'records': 'records',
  'privacy': 'privacy',
} as const

/** Pages whose address names something by its id. */
export const NAMED = {
  't': 'table',
  'screen': 'screen',
  'r': 'replay',
  'beat': 'beat',
  'learn': 'learn',
  'rules': 'rules',
  'hall': 'hall',
} as const

/** Every page is loaded when somebody goes there: a table has no need of the shelf. */
export const LOADERS = {
  home: () => import('./home/HomePage.svelte'),
  table: () => import('./table/TablePage.svelte'),
  screen: () => import('./screen/ScreenPage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  beat: () => import('./solo/BeatPage.svelte'),
  learn: () => import('./learn/LearnPage.svelte'),
  rules: () => import('./learn/RulesPage.svelte'),
  halls: () => import('./hall/HallPage.svelte'),
  hall: () => import('./hall/HallPage.svelte'),
  records: () => import('./solo/RecordsPage.svelte'),
  privacy: () => import('./solo/PrivacyPage.svelte'),
}
