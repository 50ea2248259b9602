/** What is said of the texts of the interface. */
export const localeMessages = {
  'locale.missing': (key: string) => `"${key}" metni silinmiş; site bu metni kullanıyor.`,
  'locale.missing-many': (keys: string) =>
    `Şu metinler silinmiş; site bu metinleri kullanıyor: ${keys}`,
  'locale.moved': (names: string, group: string) =>
    `Bu satır yanlış bölümde duruyor: ${names}. Satırı "${group}" bölümünün içine taşıyın.`,
  'locale.moved-in': (names: string) =>
    `Bu satır yanlış yerde duruyor: ${names}. Satırı bölümün dışına, dosyanın en dış düzeyine taşıyın.`,
  'locale.plural': (key: string) =>
    `"${key}" metninin bir sayı biçimi eksik; tekil ve çoğul biçimlerin hepsi yazılmalı.`,
  'locale.unknown': (key: string) => `"${key}" adında bir metin sitede kullanılmıyor.`,
  'locale.renamed': (key: string, meant: string) =>
    `"${key}" adında bir metin sitede kullanılmıyor; "${meant}" metni de eksik.`,
  'locale.wrapped': () =>
    'Dosyanın bütün metinleri fazladan bir ayracın içine alınmış; en dıştaki fazla ayraçları silin.',
  'locale.dotted': (key: string) =>
    `Alan adında nokta olamaz: "${key}". Noktanın solundaki ad, süslü ayraçlı bir bölüm olarak yazılır.`,
  'locale.type': () => 'Burada tırnak içinde bir metin olmalı.',
  'locale.empty': () => 'Bu metin boş bırakılmış.',
  'locale.variable-lost': (name: string) => `Metindeki {{${name}}} yer tutucusu silinmiş.`,
  'locale.variable-unknown': (name: string) => `Metinde {{${name}}} yer tutucusu kullanılamaz.`,
  'locale.variable-renamed': (name: string, meant: string) =>
    `Metindeki {{${meant}}} yer tutucusu bozulmuş: {{${name}}}`,
  'locale.variable-broken': (name: string) =>
    `Metindeki {{${name}}} yer tutucusunun ayraçları bozulmuş.`,
  'locale.brace': () =>
    'Metinde fazladan süslü ayraç var; yer tutucular ikişer ayraçla yazılır, başka yerde kullanılmaz.',
  'locale.language': () => 'Dil kodu, klasörün adıyla aynı olmalı.',
  'locale.social-code': () => 'Bu bir koddur, çevrilmez: dil ve ülke, arada alt çizgiyle yazılır.',
  'locale.nesting': () =>
    'Metinde $t( yazılamaz; site bunun yerine başka bir metni koymaya çalışır. Bu parçayı silin ya da istediğiniz sözleri yazın.',
  'locale.incomplete': (count: number, keys: string) =>
    `Bu dosyada ${count} metin ya da bölüm eksik; site bunları kullanıyor. İlk eksikler: ${keys}`,
  'locale.direction': () => 'Yazı yönü ltr ya da rtl olmalı.',
}
