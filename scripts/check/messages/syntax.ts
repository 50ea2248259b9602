/** What commas part: fields of a record, records of a list, or a list's plain items. */
type Part = 'field' | 'record' | 'item'

const AFTER_LAST: Record<Part, string> = {
  field: 'Son alandan sonra fazladan virgül var.',
  record: 'Son kayıttan sonra fazladan virgül var.',
  item: 'Son liste öğesinden sonra fazladan virgül var.',
}

const BETWEEN: Record<Part, string> = {
  field: 'İki alan arasında virgül eksik.',
  record: 'İki kayıt arasında virgül eksik.',
  item: 'İki liste öğesi arasında virgül eksik.',
}

/** What is said of broken JSON. */
export const syntaxMessages = {
  'json.trailing-comma': (after: Part) => AFTER_LAST[after],
  'json.double-comma': () => 'Arka arkaya iki virgül var; biri fazla.',
  'json.leading-comma': () => 'Açan ayraçtan hemen sonra fazladan virgül var.',
  'json.missing-comma': (between: Part) => BETWEEN[between],
  'json.wrong-comma': (sign: string) => `Virgül yerine ${sign} konmuş.`,
  'json.stray-sign': (sign: string) => `Burada fazladan bir işaret var: ${sign}. Silin.`,
  'json.curly-quote': () =>
    'Eğik (kıvrımlı) tırnak kullanılmış. Word ve WhatsApp tırnakları kendiliğinden böyle çevirir.',
  'json.single-quote': () => 'Tek tırnak kullanılmış; burada çift tırnak olmalı.',
  'json.inner-quote': () =>
    'Metnin içinde tırnak işareti var; site metnin burada bittiğini sanıyor.',
  'json.mixed-quotes': () =>
    'Tırnaklar karışmış; her liste öğesi kendi tırnakları içinde yazılır, aralarına virgül konur.',
  'json.two-values': () =>
    'Bu alana iki ayrı değer yazılmış; tek bir değer olmalı. Birini silin ya da metinleri tek tırnak içinde birleştirin.',
  'json.embed-code': () =>
    'Haritanın gömme kodu yapıştırılmış; buraya yalnızca kodun içindeki https adresi yazılır.',
  'json.open-quote': () => 'Metnin başındaki tırnak eksik.',
  'json.close-quote': () => 'Metnin sonundaki tırnak eksik.',
  'json.bare-key': () => 'Alan adının tırnağı eksik; alan adı çift tırnak içinde yazılır.',
  'json.double-quote': () => 'Tırnak iki kez yazılmış; metnin her yanında bir tırnak olmalı.',
  'json.double-colon': () => 'İki nokta üst üste iki kez yazılmış; biri fazla.',
  'json.missing-colon': () => 'Alan adından sonra iki nokta üst üste eksik.',
  'json.line-break': () => 'Metin satır ortasında bölünmüş; bir metnin tamamı tek satırda durmalı.',
  'json.control': () => 'Metnin içinde görünmeyen bir karakter (sekme ya da benzeri) var.',
  'json.odd-space': () =>
    'Burada sıradan olmayan, görünmeyen bir boşluk var; kopyalarken gelmiş olabilir.',
  'json.backslash': () =>
    'Metinde tek bir ters eğik çizgi var; site onu özel işaret sanıyor. Gerekliyse iki kez yazılır, değilse silinir.',
  'json.comment': () => 'Bu dosyaya açıklama satırı yazılamaz.',
  'json.missing-value': () => 'Alanın değeri yazılmamış.',
  'json.number-grouped': () => 'Sayı binlik ayracıyla yazılmış; yalnızca rakamlar kalmalı.',
  'json.number-unit': () => 'Sayının yanında yazı ya da işaret var; yalnızca rakamlar kalmalı.',
  'json.number-comma': () =>
    'Sayının ondalık kısmı virgülle yazılmış; ondalık kısım noktayla ayrılır, tam sayı istenen yere hiç yazılmaz.',
  'json.number-form': () => 'Sayı bu biçimde yazılamaz; yalnızca rakamlar kalmalı.',
  'json.number-range': () => 'Tek alana iki sayı yazılmış; her alana bir sayı yazılır.',
  'json.number-letter': () => 'Sayının içinde rakama benzeyen harf var; yalnızca rakamlar kalmalı.',
  'json.bare-figure': () => 'Tarih, saat ve telefon numarası tırnak içinde yazılır.',
  'json.line-prefix': () =>
    'Satırın başına kopyalarken gelen bir yazı karışmış; satır kendi tırnağıyla ya da ayracıyla başlamalı.',
  'json.other-sign': (sign: string) => `Burada başka bir işaret olmalı: ${sign}`,
  'json.double-line': () => 'Bu satır iki kez yazılmış; biri fazla.',
  'json.lost-opening': () =>
    'Buranın üstünde bir satır silinmiş: bölümün ya da kaydın içi duruyor, başlangıcı yok.',
  'json.colon-inside': () =>
    'İki nokta üst üste tırnağın içinde kalmış; kapanan tırnaktan sonra yazılır.',
  'json.comma-inside': () => 'Virgül tırnağın içinde kalmış; kapanan tırnaktan sonra yazılır.',
  'json.outside-list': () =>
    'Bu kayıt listenin dışında kalmış; listeyi kapatan ] işaretinin üstüne taşıyın, önceki kayıttan sonra virgül koyun.',
  'json.missing-key': () =>
    'Alan adı silinmiş; iki nokta üst üstenin önünde, tırnak içinde alan adı olmalı.',
  'json.head-lost': () =>
    'Dosyanın baş tarafı silinmiş; dosya { işaretiyle başlar. Silinen satırları eski hâlinden geri yükleyin.',
  'json.tail-lost': (signs: string) =>
    `Dosyanın sonu eksik. Silinen satırları eski hâlinden geri yükleyin; kapanmamış ayraçlar sırasıyla: ${signs}`,
  'json.stray': () =>
    'Alanların arasına başka bir yazı karışmış; yalnızca alanlar ve değerleri kalmalı.',
  'json.bare-word': (wanted: 'number' | 'other') =>
    wanted === 'number'
      ? 'Buraya rakamla bir sayı yazılır; yazıyla ya da boş bırakarak olmaz.'
      : 'Tırnaksız bir yazı var. Metinler tırnak içinde, evet-hayır alanları true ya da false olmalı.',
  'json.missing-close': (sign: string) => `Kapatan ayraç eksik: ${sign}`,
  'json.wrong-close': (sign: string) => `Burada başka bir kapatan ayraç olmalı: ${sign}`,
  'json.extra-close': (sign: string) => `Burada fazladan bir kapatan ayraç var: ${sign}`,
  'json.extra-open': (sign: string) => `Burada fazladan bir açan ayraç var: ${sign}`,
  'json.missing-open': (sign: string) => `Açan ayraç eksik: ${sign}`,
  'json.wrong-open': (sign: string) => `Burada başka bir açan ayraç olmalı: ${sign}`,
  'json.missing-list': () => 'Listenin adı ve açan köşeli ayracı silinmiş.',
  'json.round-bracket': () => 'Yuvarlak ayraç kullanılmış; burada köşeli ya da süslü ayraç olmalı.',
  'json.no-content': () => 'Dosyanın içindekiler silinmiş; yerinde başka bir yazı var.',
  'json.before-start': () => 'Dosyanın başında fazladan bir yazı var.',
  'json.after-end': () => 'Dosyanın bittiği yerden sonra fazladan bir şey var.',
  'json.broken': () => 'Bu satırda yazım bozuk; site dosyayı buradan sonra okuyamıyor.',
  'json.duplicate-key': (title: string) =>
    `"${title}" alanı aynı kayıtta iki kez yazılmış; yalnızca biri kalmalı.`,
}
