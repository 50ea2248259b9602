/** 10000000 → 10.000.000, to be read; nobody is asked to write it so. */
const figure = (value: number) => value.toLocaleString('tr-TR', { maximumFractionDigits: 6 })

/** What is said of fields, values and texts. */
export const valueMessages = {
  // Fields
  'field.unknown': (key: string) => `"${key}" adında bir alan yok.`,
  'field.missing': (title: string) => `"${title}" alanı eksik.`,
  'field.renamed': (key: string, title: string) =>
    `"${key}" adında bir alan yok; "${title}" alanı da eksik.`,
  'field.pair': (title: string, other: string) =>
    `"${title}" yazılmış ama "${other}" yazılmamış; ya ikisi de yazılmalı ya da hiçbiri.`,
  'value.type': (title: string, expected: string, actual: string) =>
    `"${title}" ${expected} olmalı ama ${actual} yazılmış.`,
  'price.words': (title: string) =>
    `"${title}" alanına yalnızca sayı yazılır. Fiyat muayeneden sonra belli olacaksa iki fiyat alanını da silin; sitede bunu anlatan bir söz görünür.`,
  'value.null': (title: string, isOptional: boolean) =>
    `"${title}" boş bırakılmış: yazılan söz «hiçbir şey» demektir. ${isOptional ? 'Yerine değerini yazın ya da alanı silin.' : 'Yerine değerini yazın.'}`,
  'value.option': (title: string) => `"${title}" alanında böyle bir seçenek yok.`,
  'value.fixed': (title: string) => `"${title}" alanı değiştirilmiş; bu alan olduğu gibi kalmalı.`,
  'value.form': (title: string, advice: string) => `"${title}" beklenen biçimde değil. ${advice}`,
  'value.no-time': (title: string) =>
    `"${title}" için günde böyle bir saat yok; saatler 00:00 ile 23:59 arasındadır.`,
  'phone.not-landline': (title: string, other: string) =>
    `"${title}" alanına cep numarası yazılmış. Buraya alan koduyla (örneğin 212) sabit numara yazılır; cep numarasının yeri "${other}" alanıdır.`,
  'phone.not-mobile': (title: string, other: string) =>
    `"${title}" alanına sabit numara yazılmış. Buraya 5 ile başlayan cep numarası yazılır; sabit numaranın yeri "${other}" alanıdır.`,
  'phone.swapped': () => 'Cep telefonu ile sabit telefon yer değiştirmiş.',
  'value.email-letter': (title: string) =>
    `"${title}" içinde Türkçe harf var; e-posta adreslerinde ç, ğ, ı, ö, ş, ü kullanılmaz.`,
  'value.email': (title: string) => `"${title}" geçerli bir e-posta adresi değil.`,
  'value.date-form': (title: string) =>
    `"${title}" yıl-ay-gün sırasıyla, kısa çizgilerle yazılmalı.`,
  'value.date-letter': (title: string) =>
    `"${title}" içinde rakama benzeyen bir harf var; tarih yalnızca rakam ve kısa çizgiyle yazılır.`,
  'value.date-day': (year: string, month: string, days: number) =>
    `Takvimde böyle bir gün yok: ${year} yılının ${month} ayı ${days} gündür.`,
  'value.date-month': () => 'Takvimde böyle bir ay yok; ay 01 ile 12 arasında olmalı.',
  'date.year': (title: string) => `"${title}" için bu yıl olamaz; yıl yanlış yazılmış.`,
  'date.future': (title: string) =>
    `"${title}" henüz gelmemiş bir gün; yorumlar geçmişte yazılmış olmalı.`,
  'value.low': (title: string, limit: number) =>
    `"${title}" çok küçük; en az ${figure(limit)} olabilir.`,
  'value.high': (title: string, limit: number) =>
    `"${title}" çok büyük; en çok ${figure(limit)} olabilir.`,
  'value.whole': (title: string) =>
    `"${title}" tam sayı olmalı; ${/\(TL\)/.test(title) ? 'kuruş' : 'ondalık kısım'} yazılmaz.`,
  'value.power': (title: string) =>
    `"${title}" kısaltılarak (e ile) yazılmış; sayının bütün rakamları yazılmalı.`,
  'value.grouped': (title: string, read: number) =>
    `"${title}" binlik noktasıyla yazılmış; bilgisayar bunu ${read} olarak okur.`,
  'value.empty': (title: string, isOptional = false) =>
    `"${title}" boş bırakılmış${isOptional ? '; değerini yazın ya da alanı silin' : ''}.`,
  'value.empty-list': (title: string, isOptional = false) =>
    `"${title}" boş; ${isOptional ? 'en az bir değer yazın ya da alanı silin' : 'listede en az bir kayıt olmalı'}.`,
  'value.repeated': (title: string) => `"${title}" listesinde aynı değer iki kez yazılmış.`,
  'value.other': (title: string) => `"${title}" kurallara uymuyor.`,

  // Texts
  'text.picture-name': (title: string) =>
    `"${title}" fotoğrafta ne göründüğünü anlatmıyor; dosya adı ya da «foto» değil, görüneni birkaç sözcükle yazın.`,
  'text.file-name': (title: string) =>
    `"${title}" alanına dosya adı yazılmış; burada sitede okunacak bir metin olmalı.`,
  'text.angle': (title: string) =>
    `"${title}" içinde < > işaretleri arasında bir söz var; bilgisayar bunu kod sanır. İşaretlerin yerine « » kullanın ya da silin.`,
  'text.html': (title: string) =>
    `"${title}" içinde HTML kodu var; buraya yalnızca düz metin yazılır.`,
  'text.entity': (title: string) =>
    `"${title}" içinde HTML kısaltması var; işaretin kendisi yazılmalı.`,
  'text.markdown': (title: string) =>
    `"${title}" içinde biçim işaretleri var; site bunları olduğu gibi gösterir.`,
  'text.odd-space': (title: string) =>
    `"${title}" içinde sıradan olmayan, görünmeyen bir boşluk var; kopyalarken gelmiş olabilir.`,
  'text.lost-letter': (title: string) =>
    `"${title}" içinde bir harfin yerinde soru işareti var; Türkçe harf kaybolmuş olabilir.`,
  'text.invisible': (title: string) =>
    `"${title}" içinde görünmeyen bir karakter var; kopyalarken gelmiş olabilir.`,
  'text.escape': (title: string, sign: string) =>
    `"${title}" içinde ters eğik çizgi var; yanındaki harfle birlikte gizli bir işarete dönüşüyor: ${sign}. Ters eğik çizgi iki kez yazılır.`,
  'text.break': (title: string) =>
    `"${title}" içinde satır sonu ya da sekme var; metin tek parça olmalı.`,
  'text.edge-space': (title: string) => `"${title}" boşlukla başlıyor ya da bitiyor.`,
  'text.double-space': (title: string) => `"${title}" içinde yan yana birden çok boşluk var.`,
  'text.composed': (title: string) =>
    `"${title}" içinde iki parçadan oluşan bir harf var; bazı telefonlarda yanlış görünür.`,
  'text.filler': (title: string) => `"${title}" içinde yer tutsun diye yazılmış bir metin kalmış.`,
}
