/**
 * Every sentence the gate can say, by the code tests and tools know it by.
 * A variable always stands free, so that no suffix hangs on it.
 */
const table = {
  // The files
  'folder.missing': (folder: string) =>
    `Bu klasör bulunamadı: ${folder}. Kontrol edilecek içerik yok.`,
  'file.missing': () => 'Bu dosya silinmiş ya da adı değişmiş. Site bu dosya olmadan yayınlanamaz.',
  'file.unknown': () =>
    'Site bu adda bir dosyayı okumuyor; buraya yazılanlar hiçbir sayfada görünmez.',
  'file.unreadable': () => 'Bu dosya açılamıyor.',
  'file.empty': () => 'Dosya boş. İçindekiler silinmiş görünüyor.',
  'file.rules-missing': () =>
    'Bu kural dosyası silinmiş. Kural dosyalarını yalnızca geliştirici değiştirir.',
  'file.rules-changed': () =>
    'Bu kural dosyası onaylanmadan değiştirilmiş. Kural dosyalarını yalnızca geliştirici değiştirir.',

  // The bytes
  'bytes.mark': () =>
    'Dosyanın başında görünmeyen bir işaret (BOM) var. Dosyayı «UTF-8» olarak, BOM olmadan kaydedin.',
  'bytes.utf16': () => 'Dosya UTF-16 olarak kaydedilmiş. Dosyayı «UTF-8» olarak yeniden kaydedin.',
  'bytes.not-utf8': () =>
    'Dosya Türkçe harfleri bozan eski bir kodlamayla (Windows-1254) kaydedilmiş. Dosyayı «UTF-8» olarak yeniden kaydedin.',
  'bytes.mojibake': () =>
    'Türkçe harfler bozulmuş. Metin, farklı kodlamayla açılan bir programdan geçmiş.',
  'bytes.lost-letter': () => 'Burada bir harf kaybolmuş; yerinde soru işaretli bir kutu kalmış.',
  'bytes.conflict': () =>
    'İki kişinin değişikliği birleştirilmeden kalmış. İşaretli satırları silip doğru olan metni bırakın.',

  // JSON itself
  'json.trailing-comma': () => 'Son alandan sonra fazladan virgül var.',
  'json.double-comma': () => 'Arka arkaya iki virgül var; biri fazla.',
  'json.missing-comma': () => 'İki alan arasında virgül eksik.',
  'json.wrong-comma': (sign: string) => `Alanların arasına virgül yerine bu işaret konmuş: ${sign}`,
  'json.curly-quote': () =>
    'Eğik (kıvrımlı) tırnak kullanılmış. Word ve WhatsApp tırnakları kendiliğinden böyle çevirir.',
  'json.single-quote': () => 'Tek tırnak kullanılmış; burada çift tırnak olmalı.',
  'json.inner-quote': () =>
    'Metnin içinde tırnak işareti var; site metnin burada bittiğini sanıyor.',
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
  'json.backslash': () => 'Ters eğik çizgi burada kullanılamaz.',
  'json.comment': () => 'Bu dosyaya açıklama satırı yazılamaz.',
  'json.missing-value': () => 'Alanın değeri yazılmamış.',
  'json.number-grouped': () => 'Sayı binlik ayracıyla yazılmış; yalnızca rakamlar kalmalı.',
  'json.number-unit': () => 'Sayının yanında yazı var; yalnızca rakamlar kalmalı.',
  'json.number-form': () => 'Sayı bu biçimde yazılamaz; yalnızca rakamlar kalmalı.',
  'json.number-range': () => 'Tek alana iki sayı yazılmış; her alana bir sayı yazılır.',
  'json.number-letter': () => 'Sayının içinde rakama benzeyen harf var; yalnızca rakamlar kalmalı.',
  'json.bare-figure': () => 'Tarih, saat ve telefon numarası tırnak içinde yazılır.',
  'json.stray': () =>
    'Alanların arasına başka bir yazı karışmış; yalnızca alanlar ve değerleri kalmalı.',
  'json.bare-word': () =>
    'Tırnaksız bir yazı var. Metinler tırnak içinde, evet-hayır alanları true ya da false olmalı.',
  'json.missing-close': (sign: string) => `Kapatan ayraç eksik: ${sign}`,
  'json.wrong-close': (sign: string) => `Burada başka bir kapatan ayraç olmalı: ${sign}`,
  'json.extra-close': (sign: string) => `Burada fazladan bir kapatan ayraç var: ${sign}`,
  'json.extra-open': (sign: string) => `Burada fazladan bir açan ayraç var: ${sign}`,
  'json.missing-open': (sign: string) => `Açan ayraç eksik: ${sign}`,
  'json.wrong-open': (sign: string) => `Burada başka bir açan ayraç olmalı: ${sign}`,
  'json.missing-list': () => 'Listenin adı ve açan köşeli ayracı silinmiş.',
  'json.round-bracket': () => 'Yuvarlak ayraç kullanılmış; burada köşeli ya da süslü ayraç olmalı.',
  'json.before-start': () => 'Dosyanın başında fazladan bir yazı var.',
  'json.after-end': () => 'Dosyanın bittiği yerden sonra fazladan bir şey var.',
  'json.broken': () => 'Bu satırda yazım bozuk; site dosyayı buradan sonra okuyamıyor.',
  'json.duplicate-key': (title: string) =>
    `"${title}" alanı aynı kayıtta iki kez yazılmış; yalnızca biri kalmalı.`,

  // Fields
  'field.unknown': (key: string) => `"${key}" adında bir alan yok.`,
  'field.missing': (title: string) => `"${title}" alanı eksik.`,
  'field.renamed': (key: string, title: string) =>
    `"${key}" adında bir alan yok; "${title}" alanı da eksik.`,
  'field.pair': (title: string, other: string) =>
    `"${title}" yazılmış ama "${other}" yazılmamış; ya ikisi de yazılmalı ya da hiçbiri.`,
  'value.type': (title: string, expected: string, actual: string) =>
    `"${title}" ${expected} olmalı ama ${actual} yazılmış.`,
  'value.option': (title: string) => `"${title}" alanında böyle bir seçenek yok.`,
  'value.fixed': (title: string) => `"${title}" alanı değiştirilmiş; bu alan olduğu gibi kalmalı.`,
  'value.form': (title: string, advice: string) => `"${title}" beklenen biçimde değil. ${advice}`,
  'value.email': (title: string) => `"${title}" geçerli bir e-posta adresi değil.`,
  'value.date-form': (title: string) =>
    `"${title}" yıl-ay-gün sırasıyla, kısa çizgilerle yazılmalı.`,
  'value.date-day': (year: string, month: string, days: number) =>
    `Takvimde böyle bir gün yok: ${year} yılının ${month} ayı ${days} gündür.`,
  'value.date-month': () => 'Takvimde böyle bir ay yok; ay 01 ile 12 arasında olmalı.',
  'value.low': (title: string, limit: number) => `"${title}" çok küçük; en az ${limit} olabilir.`,
  'value.high': (title: string, limit: number) => `"${title}" çok büyük; en çok ${limit} olabilir.`,
  'value.whole': (title: string) => `"${title}" tam sayı olmalı; kuruş ya da ondalık yazılmaz.`,
  'value.grouped': (title: string, read: number) =>
    `"${title}" binlik noktasıyla yazılmış; bilgisayar bunu ${read} olarak okur.`,
  'value.empty': (title: string) => `"${title}" boş bırakılmış.`,
  'value.empty-list': (title: string) => `"${title}" boş; listede en az bir kayıt olmalı.`,
  'value.repeated': (title: string) => `"${title}" listesinde aynı değer iki kez yazılmış.`,
  'value.other': (title: string) => `"${title}" kurallara uymuyor.`,

  // Texts
  'text.html': (title: string) =>
    `"${title}" içinde HTML kodu var; buraya yalnızca düz metin yazılır.`,
  'text.entity': (title: string) =>
    `"${title}" içinde HTML kısaltması var; işaretin kendisi yazılmalı.`,
  'text.invisible': (title: string) =>
    `"${title}" içinde görünmeyen bir karakter var; kopyalarken gelmiş olabilir.`,
  'text.break': (title: string) =>
    `"${title}" içinde satır sonu ya da sekme var; metin tek parça olmalı.`,
  'text.edge-space': (title: string) => `"${title}" boşlukla başlıyor ya da bitiyor.`,
  'text.double-space': (title: string) => `"${title}" içinde yan yana birden çok boşluk var.`,
  'text.composed': (title: string) =>
    `"${title}" içinde iki parçadan oluşan bir harf var; bazı telefonlarda yanlış görünür.`,
  'text.filler': (title: string) => `"${title}" içinde yer tutsun diye yazılmış bir metin kalmış.`,

  // Across records and files
  'price.reversed': () => 'En düşük fiyat, en yüksek fiyattan büyük.',
  'hours.reversed': () => 'Kapanış saati, açılış saatinden sonra olmalı.',
  'hours.joined': () =>
    'Açılış ve kapanış saati tek alana yazılmış; her biri kendi alanına yazılır.',
  'hours.repeated': (day: string) => `Bu gün için iki ayrı çalışma saati yazılmış: ${day}`,
  'record.same-id': () =>
    'Bu kayıt kodu başka bir kayıtta da kullanılmış; her kaydın kodu farklı olmalı.',
  'request.unknown': () => 'Bu adda bir talep seçeneği yok.',

  // Pictures and videos
  'media.none': () => 'Resim ve video klasörü boş ya da silinmiş.',
  'media.stray': (kinds: string) =>
    `Site bu türde bir dosyayı gösteremez; dosyayı silin ya da çevirin. Uygun türler: ${kinds}`,
  'media.outside': (title: string) =>
    `"${title}" yalnızca content/media klasöründeki bir dosyanın adı olabilir; adres ya da klasör yolu yazılmaz.`,
  'media.missing': () => 'Bu adda bir dosya content/media klasöründe yok.',
  'media.case': () => 'Dosyanın adında büyük-küçük harf farkı var; ad birebir aynı yazılmalı.',
  'media.kind': (title: string, kinds: string) =>
    `"${title}" için bu türde dosya kullanılamaz. Uygun türler: ${kinds}`,
  'media.folder': () => 'Simge dosyası icons klasöründe durmalı; adı icons/ ile başlar.',
  'media.empty': () => 'Bu dosya boş; yükleme yarıda kalmış olabilir.',
  'media.disguised': (actual: string) => `Dosyanın adı içindekiyle uyuşmuyor; içindeki: ${actual}`,
  'media.unsafe': () =>
    'Bu SVG dosyasında çizim dışında kod ya da dış bağlantı var; site bunu kabul etmez.',

  // Texts of the interface
  'locale.missing': (key: string) => `"${key}" metni silinmiş; site bu metni kullanıyor.`,
  'locale.unknown': (key: string) => `"${key}" adında bir metin sitede kullanılmıyor.`,
  'locale.renamed': (key: string, meant: string) =>
    `"${key}" adında bir metin sitede kullanılmıyor; "${meant}" metni de eksik.`,
  'locale.type': () => 'Burada tırnak içinde bir metin olmalı.',
  'locale.empty': () => 'Bu metin boş bırakılmış.',
  'locale.variable-lost': (name: string) => `Metindeki {{${name}}} yer tutucusu silinmiş.`,
  'locale.variable-unknown': (name: string) => `Metinde {{${name}}} yer tutucusu kullanılamaz.`,
  'locale.variable-renamed': (name: string, meant: string) =>
    `Metindeki {{${meant}}} yer tutucusu bozulmuş: {{${name}}}`,
  'locale.variable-broken': (name: string) =>
    `Metindeki {{${name}}} yer tutucusunun ayraçları bozulmuş.`,
  'locale.language': () => 'Dil kodu, klasörün adıyla aynı olmalı.',
  'locale.direction': () => 'Yazı yönü ltr ya da rtl olmalı.',
}

type Table = typeof table
type WordsByCode = { [C in keyof Table]: Parameters<Table[C]> }

export type Code = keyof Table
export type Words<C extends Code> = WordsByCode[C]

const messages: { [C in Code]: (...words: WordsByCode[C]) => string } = table

export function sentenceOf<C extends Code>(code: C, words: WordsByCode[C]): string {
  return messages[code](...words)
}
