/** Turkish words that sentences and advice are filled with. The sentences stand in `messages.ts`. */

const LIST = 'köşeli ayraç içinde bir liste'
const FIELDS = 'süslü ayraç içinde alanlar'
const TEXT = 'tırnak içinde metin'
const YES_OR_NO = 'true ya da false'

/** What a field of a schema's type should hold. */
export const kindWords: Record<string, string> = {
  string: TEXT,
  integer: 'sayı',
  number: 'sayı',
  boolean: YES_OR_NO,
  array: LIST,
  object: FIELDS,
}

/** What a value is. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return LIST
  if (typeof value === 'number') return 'tırnaksız bir sayı'
  return kindWords[typeof value] ?? YES_OR_NO
}

/** How people say yes and no. */
export const booleanWords: Record<string, string> = {
  true: 'true',
  evet: 'true',
  doğru: 'true',
  açık: 'true',
  yes: 'true',
  false: 'false',
  hayır: 'false',
  yanlış: 'false',
  kapalı: 'false',
  no: 'false',
}

/** What a file turned out to be, where its ending does not say it well. */
export const formatWords: Record<string, string> = {
  unknown: 'tanınmayan bir dosya',
  jpg: 'JPEG fotoğraf',
  heic: 'HEIC (iPhone) fotoğraf',
  ico: 'küçük simge (ICO)',
  pdf: 'PDF belgesi',
  zip: 'Word ya da Excel belgesi, ya da ZIP arşivi',
  html: 'bir web sayfası; resmin kendisi değil, göründüğü sayfa kaydedilmiş',
}

export const advice = {
  removeField: 'bu alanın silinmesi',
  otherCode: (line: number) => `başka bir kod; bu kod ${line}. satırda kullanılmış`,
}

export const localeWords = {
  group: (name: string, line: number) => `${line}. satırda başlayan "${name}" bölümünün içi`,
  noSlot: 'yer tutucusuz bir metin',
}

/** Signs people type where a comma belongs. */
export const signWords: Record<string, string> = {
  '.': 'nokta',
  ';': 'noktalı virgül',
  ':': 'iki nokta üst üste',
  '|': 'dik çizgi',
  '-': 'kısa çizgi',
  '–': 'uzun çizgi',
  '，': 'başka bir klavyenin virgülü',
  '、': 'başka bir klavyenin virgülü',
  '،': 'başka bir klavyenin virgülü',
  '؛': 'başka bir klavyenin noktalı virgülü',
}

/** How a repair is done that is more than writing the shown line anew. */
export const doing = {
  insertAfter: (line: number, lines: number) =>
    `${line}. satırın altına ${lines === 1 ? 'şu satırı' : 'şu satırları'} ekleyin`,
  insertBefore: (line: number, lines: number) =>
    `${line}. satırın üstüne ${lines === 1 ? 'şu satırı' : 'şu satırları'} ekleyin`,
  remove: (from: number, to: number) =>
    from === to ? `${from}. satırı silin` : `${from}. satırdan ${to}. satıra kadar silin`,
  otherLine: (line: number) => `${line}. satırı şöyle yazın`,
  splitLine: (line: number) => `${line}. satırın yerine şunları yazın`,
  replaceLines: (from: number, to: number, lines: number) =>
    `${to === from + 1 ? `${from}. ve ${to}. satırların` : `${from}. satırdan ${to}. satıra kadar olan yazının`} yerine ${lines === 1 ? 'tek satır' : 'şunları'} yazın`,
}

export const monthWords =
  'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık'.split(' ')
