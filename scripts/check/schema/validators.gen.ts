// Generated from content/schemas by `npm run generate`. Do not edit.
// @ts-nocheck
var P=(p,s)=>()=>{try{return s||p((s={exports:{}}).exports,s),s.exports}catch(y){throw s=0,y}};var G=P(O=>{"use strict";Object.defineProperty(O,"__esModule",{value:!0});function B(p){let s=p.length,
y=0,u=0,m;for(;u<s;)y++,m=p.charCodeAt(u++),m>=55296&&m<=56319&&u<s&&(m=p.charCodeAt(u),(m&64512)===
56320&&u++);return y}O.default=B;B.code='require("ajv/dist/runtime/ucs2length").default'});var te=P(b=>{"use strict";Object.defineProperty(b,"__esModule",{value:!0});b.formatNames=b.fastFormats=
b.fullFormats=void 0;function w(p,s){return{validate:p,compare:s}}b.fullFormats={date:w(J,S),time:w(
C(!0),U),"date-time":w(Y(!0),ee),"iso-time":w(C(),K),"iso-date-time":w(Y(),re),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ne,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Te,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Ze,int32:{type:"number",validate:Oe},
int64:{type:"number",validate:Ve},float:{type:"number",validate:X},double:{type:"number",validate:X},
password:!0,binary:!0};b.fastFormats={...b.fullFormats,date:w(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,S),time:w(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,U),"date-time":w(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ee),"iso-time":w(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,K),"i\
so-date-time":w(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
re),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
b.formatNames=Object.keys(b.fullFormats);function xe(p){return p%4===0&&(p%100!==0||p%400===0)}var De=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Ie=[0,31,28,31,30,31,30,31,31,30,31,30,31];function J(p){let s=De.exec(p);if(!s)return!1;let y=+s[1],
u=+s[2],m=+s[3];return u>=1&&u<=12&&m>=1&&m<=(u===2&&xe(y)?29:Ie[u])}function S(p,s){if(p&&s)return p>
s?1:p<s?-1:0}var V=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function C(p){return function(y){
let u=V.exec(y);if(!u)return!1;let m=+u[1],e=+u[2],i=+u[3],r=u[4],t=u[5]==="-"?-1:1,n=+(u[6]||0),a=+(u[7]||
0);if(n>23||a>59||p&&!r)return!1;if(m<=23&&e<=59&&i<60)return!0;let o=e-a*t,l=m-n*t-(o<0?1:0);return(l===
23||l===-1)&&(o===59||o===-1)&&i<61}}function U(p,s){if(!(p&&s))return;let y=new Date("2020-01-01T"+
p).valueOf(),u=new Date("2020-01-01T"+s).valueOf();if(y&&u)return y-u}function K(p,s){if(!(p&&s))return;
let y=V.exec(p),u=V.exec(s);if(y&&u)return p=y[1]+y[2]+y[3],s=u[1]+u[2]+u[3],p>s?1:p<s?-1:0}var T=/t|\s/i;
function Y(p){let s=C(p);return function(u){let m=u.split(T);return m.length===2&&J(m[0])&&s(m[1])}}
function ee(p,s){if(!(p&&s))return;let y=new Date(p).valueOf(),u=new Date(s).valueOf();if(y&&u)return y-
u}function re(p,s){if(!(p&&s))return;let[y,u]=p.split(T),[m,e]=s.split(T),i=S(y,m);if(i!==void 0)return i||
U(u,e)}var Ee=/\/|:/,Fe=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ne(p){return Ee.test(p)&&Fe.test(p)}var W=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Ze(p){return W.lastIndex=0,W.test(p)}var _e=-(2**31),Re=2**31-1;function Oe(p){return Number.
isInteger(p)&&p<=Re&&p>=_e}function Ve(p){return Number.isInteger(p)}function X(){return!0}var Ce=/[^\\]\\Z/;
function Te(p){if(Ce.test(p))return!1;try{return new RegExp(p),!0}catch{return!1}}});var ie=P((pr,se)=>{"use strict";se.exports=function p(s,y){if(s===y)return!0;if(s&&y&&typeof s=="obj\
ect"&&typeof y=="object"){if(s.constructor!==y.constructor)return!1;var u,m,e;if(Array.isArray(s)){if(u=
s.length,u!=y.length)return!1;for(m=u;m--!==0;)if(!p(s[m],y[m]))return!1;return!0}if(s.constructor===
RegExp)return s.source===y.source&&s.flags===y.flags;if(s.valueOf!==Object.prototype.valueOf)return s.
valueOf()===y.valueOf();if(s.toString!==Object.prototype.toString)return s.toString()===y.toString();
if(e=Object.keys(s),u=e.length,u!==Object.keys(y).length)return!1;for(m=u;m--!==0;)if(!Object.prototype.
hasOwnProperty.call(y,e[m]))return!1;for(m=u;m--!==0;){var i=e[m];if(!p(s[i],y[i]))return!1}return!0}
return s!==s&&y!==y}});var oe=P(M=>{"use strict";Object.defineProperty(M,"__esModule",{value:!0});var ne=ie();ne.code='requ\
ire("ajv/dist/runtime/equal").default';M.default=ne});import{fitsCountry as Se}from"./country.ts";var dr=fe;var d=G().default;function fe(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){
let e=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),i++}if(p.photo===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"photo"}};e===null?e=[r]:e.push(r),
i++}if(p.photoAlt===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"photoA\
lt"}};e===null?e=[r]:e.push(r),i++}if(p.summary===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"summary"}};e===null?e=[r]:e.push(r),i++}if(p.text===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"text"}};e===null?e=[r]:e.push(r),i++}if(p.vision===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"vision"}};e===null?e=[r]:e.push(r),i++}if(p.
mission===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"mission"}};e===null?
e=[r]:e.push(r),i++}for(let r in p)if(!(r==="$schema"||r==="photo"||r==="photoAlt"||r==="summary"||r===
"text"||r==="vision"||r==="mission")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};
e===null?e=[t]:e.push(t),i++}if(p.$schema!==void 0&&p.$schema!=="./schemas/about.schema.json"){let r={
instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"./schemas/about.schema.json"}};e===null?
e=[r]:e.push(r),i++}if(p.photo!==void 0){let r=p.photo;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+
"/photo",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+
"/photo",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.photoAlt!==void 0){
let r=p.photoAlt;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+"/photoAlt",keyword:"minLen\
gth",params:{limit:1}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/photoAlt",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.summary!==void 0){let r=p.summary;if(Array.
isArray(r)){if(r.length<1){let n={instancePath:s+"/summary",keyword:"minItems",params:{limit:1}};e===
null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){let a=r[n];if(typeof a=="string"){if(d(
a)<1){let o={instancePath:s+"/summary/"+n,keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(
o),i++}}else{let o={instancePath:s+"/summary/"+n,keyword:"type",params:{type:"string"}};e===null?e=[
o]:e.push(o),i++}}}else{let t={instancePath:s+"/summary",keyword:"type",params:{type:"array"}};e===null?
e=[t]:e.push(t),i++}}if(p.text!==void 0){let r=p.text;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+
"/text",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<
t;n++){let a=r[n];if(typeof a=="string"){if(d(a)<1){let o={instancePath:s+"/text/"+n,keyword:"minLen\
gth",params:{limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/text/"+n,keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/text",keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(p.vision!==void 0){let r=p.vision;if(Array.
isArray(r)){if(r.length<1){let n={instancePath:s+"/vision",keyword:"minItems",params:{limit:1}};e===
null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){let a=r[n];if(typeof a=="string"){if(d(
a)<1){let o={instancePath:s+"/vision/"+n,keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(
o),i++}}else{let o={instancePath:s+"/vision/"+n,keyword:"type",params:{type:"string"}};e===null?e=[o]:
e.push(o),i++}}}else{let t={instancePath:s+"/vision",keyword:"type",params:{type:"array"}};e===null?
e=[t]:e.push(t),i++}}if(p.mission!==void 0){let r=p.mission;if(Array.isArray(r)){if(r.length<1){let n={
instancePath:s+"/mission",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.
length;for(let n=0;n<t;n++){let a=r[n];if(typeof a=="string"){if(d(a)<1){let o={instancePath:s+"/mis\
sion/"+n,keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+
"/mission/"+n,keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+
"/mission",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return fe.errors=e,i===0}var ur=de;var h=new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$","u");function de(p,{instancePath:s="",parentData:y,parentDataProperty:u,
rootData:m=p}={}){let e=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),
i++}if(p.photos===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"photos"}};
e===null?e=[r]:e.push(r),i++}for(let r in p)if(!(r==="$schema"||r==="photos")){let t={instancePath:s,
keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.$schema!==
void 0&&p.$schema!=="./schemas/appointment.schema.json"){let r={instancePath:s+"/$schema",keyword:"c\
onst",params:{allowedValue:"./schemas/appointment.schema.json"}};e===null?e=[r]:e.push(r),i++}if(p.photos!==
void 0){let r=p.photos;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+"/photos",keyword:"\
minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){let a=r[n];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:s+"/photos/"+n,keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(a.photo===void 0){let o={instancePath:s+
"/photos/"+n,keyword:"required",params:{missingProperty:"photo"}};e===null?e=[o]:e.push(o),i++}if(a.
alt===void 0){let o={instancePath:s+"/photos/"+n,keyword:"required",params:{missingProperty:"alt"}};
e===null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="id"||o==="photo"||o==="alt")){let l={instancePath:s+
"/photos/"+n,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),
i++}if(a.id!==void 0){let o=a.id;if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/photo\
s/"+n+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),
i++}}else{let l={instancePath:s+"/photos/"+n+"/id",keyword:"type",params:{type:"string"}};e===null?e=
[l]:e.push(l),i++}}if(a.photo!==void 0){let o=a.photo;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+
"/photos/"+n+"/photo",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={
instancePath:s+"/photos/"+n+"/photo",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),
i++}}if(a.alt!==void 0){let o=a.alt;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/photos\
/"+n+"/alt",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+
"/photos/"+n+"/alt",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}}else{let o={
instancePath:s+"/photos/"+n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{
let t={instancePath:s+"/photos",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return de.
errors=e,i===0}var yr=ue;var Ue={type:"object",additionalProperties:!1,required:["id","title","text"],dependencies:{label:["p\
age"],page:["label"]},properties:{id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},title:{type:"\
string",minLength:1},text:{type:"string",minLength:1},label:{type:"string",minLength:1},page:{type:"\
string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},phone:{type:"string",enum:["landline","mobile"]}}};function ue(p,{
instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"$schema"}};e===null?e=[r]:e.push(r),i++}if(p.calls===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"calls"}};e===null?e=[r]:e.push(r),i++}for(let r in p)if(!(r===
"$schema"||r==="calls")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};
e===null?e=[t]:e.push(t),i++}if(p.$schema!==void 0&&p.$schema!=="./schemas/calls.schema.json"){let r={
instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"./schemas/calls.schema.json"}};e===null?
e=[r]:e.push(r),i++}if(p.calls!==void 0){let r=p.calls;if(Array.isArray(r)){let t=r.length;for(let n=0;n<
t;n++){let a=r[n];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:s+
"/calls/"+n,keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(a.title===
void 0){let o={instancePath:s+"/calls/"+n,keyword:"required",params:{missingProperty:"title"}};e===null?
e=[o]:e.push(o),i++}if(a.text===void 0){let o={instancePath:s+"/calls/"+n,keyword:"required",params:{
missingProperty:"text"}};e===null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="id"||o==="title"||o===
"text"||o==="label"||o==="page"||o==="phone")){let l={instancePath:s+"/calls/"+n,keyword:"additional\
Properties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),i++}if(a.label!==void 0&&a.page===
void 0){let o={instancePath:s+"/calls/"+n,keyword:"dependencies",params:{property:"label",missingProperty:"\
page",depsCount:1,deps:"page"}};e===null?e=[o]:e.push(o),i++}if(a.page!==void 0&&a.label===void 0){let o={
instancePath:s+"/calls/"+n,keyword:"dependencies",params:{property:"page",missingProperty:"label",depsCount:1,
deps:"label"}};e===null?e=[o]:e.push(o),i++}if(a.id!==void 0){let o=a.id;if(typeof o=="string"){if(!h.
test(o)){let l={instancePath:s+"/calls/"+n+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z\
0-9]+)*$"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/calls/"+n+"/id",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.title!==void 0){let o=a.title;if(typeof o==
"string"){if(d(o)<1){let l={instancePath:s+"/calls/"+n+"/title",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/calls/"+n+"/title",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.text!==void 0){let o=a.text;if(typeof o=="string"){
if(d(o)<1){let l={instancePath:s+"/calls/"+n+"/text",keyword:"minLength",params:{limit:1}};e===null?
e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/calls/"+n+"/text",keyword:"type",params:{type:"str\
ing"}};e===null?e=[l]:e.push(l),i++}}if(a.label!==void 0){let o=a.label;if(typeof o=="string"){if(d(
o)<1){let l={instancePath:s+"/calls/"+n+"/label",keyword:"minLength",params:{limit:1}};e===null?e=[l]:
e.push(l),i++}}else{let l={instancePath:s+"/calls/"+n+"/label",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),i++}}if(a.page!==void 0){let o=a.page;if(typeof o=="string"){if(!h.test(o)){
let l={instancePath:s+"/calls/"+n+"/page",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*\
$"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/calls/"+n+"/page",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.phone!==void 0){let o=a.phone;if(typeof o!="strin\
g"){let l={instancePath:s+"/calls/"+n+"/phone",keyword:"type",params:{type:"string"}};e===null?e=[l]:
e.push(l),i++}if(!(o==="landline"||o==="mobile")){let l={instancePath:s+"/calls/"+n+"/phone",keyword:"\
enum",params:{allowedValues:Ue.properties.phone.enum}};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:s+
"/calls/"+n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+
"/calls",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ue.errors=e,i===0}var mr=me,
H={type:"object",additionalProperties:!1,required:["$schema","name","legalTitle","website","email","\
phones","address","social","hours","map","sections","keywords","editor","lastUpdated","requestOption\
s","requestRetentionDays"],properties:{$schema:{const:"./schemas/clinic.schema.json"},sample:{type:"\
boolean"},name:{type:"string",minLength:1},legalTitle:{type:"string",minLength:1},identity:{type:"ar\
ray",minItems:1,items:{$ref:"#/definitions/identity"}},website:{type:"string",pattern:"^https://[a-z\
0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$"},email:{type:"string",format:"email"},
phones:{type:"object",additionalProperties:!1,required:["mobile","landline"],properties:{mobile:{type:"\
string",minLength:1,country:"mobile"},landline:{type:"string",minLength:1,country:"landline"}}},chat:{
type:"object",additionalProperties:!1,required:["app","phone","greeting"],properties:{app:{type:"str\
ing",enum:["whatsapp","telegram"]},phone:{type:"string",minLength:1,country:"phone"},greeting:{type:"\
string",minLength:1}}},address:{type:"object",additionalProperties:!1,required:["street","district",
"city","postalCode"],properties:{street:{type:"string",minLength:1},district:{type:"string",minLength:1},
city:{type:"string",minLength:1},postalCode:{type:"string",minLength:1,country:"postalCode"}}},social:{
type:"array",items:{$ref:"#/definitions/socialLink"}},hours:{type:"array",minItems:1,items:{$ref:"#/\
definitions/openingHours"}},exceptions:{type:"array",items:{$ref:"#/definitions/exception"}},map:{type:"\
object",additionalProperties:!1,required:["provider","embedUrl","latitude","longitude"],properties:{
sample:{type:"boolean"},provider:{type:"string",minLength:1},embedUrl:{type:"string",pattern:'^https\
://[^\\s"<>]+$'},latitude:{type:"number",country:"latitude"},longitude:{type:"number",country:"longi\
tude"}}},sections:{type:"object",additionalProperties:!1,required:["prices","testimonials","statisti\
cs","map"],properties:{prices:{type:"boolean"},testimonials:{type:"boolean"},statistics:{type:"boole\
an"},map:{type:"string",enum:["auto","click","off"]}}},keywords:{type:"array",minItems:1,uniqueItems:!0,
items:{type:"string",minLength:1}},editor:{type:"object",additionalProperties:!1,required:["name","e\
mail"],properties:{name:{type:"string",minLength:1},email:{type:"string",format:"email"}}},lastUpdated:{
type:"string",format:"date"},requestOptions:{type:"array",minItems:1,uniqueItems:!0,items:{type:"str\
ing",minLength:1}},requestRetentionDays:{type:"integer",minimum:1,maximum:3650}},definitions:{weekday:{
type:"string",enum:["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]},identity:{
type:"object",additionalProperties:!1,required:["label","value"],properties:{label:{type:"string",minLength:1},
value:{type:"string",minLength:1}}},socialLink:{type:"object",additionalProperties:!1,required:["lab\
el","icon","url"],properties:{label:{type:"string",minLength:1},icon:{type:"string",minLength:1},url:{
type:"string",pattern:'^https://[^\\s"<>]+$'}}},openingHours:{type:"object",additionalProperties:!1,
required:["days","open","close"],properties:{days:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"\
#/definitions/weekday"}},open:{type:"string",pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"},close:{type:"\
string",pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"}}},exception:{type:"object",additionalProperties:!1,
required:["date","note"],dependencies:{open:["close"],close:["open"]},properties:{date:{type:"string",
format:"date"},closed:{type:"boolean"},open:{type:"string",pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"},
close:{type:"string",pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"},note:{type:"string",minLength:1}}}}};var R=Object.prototype.hasOwnProperty,q=Se,Me=new RegExp("^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[\
a-z0-9]([a-z0-9-]*[a-z0-9])?)+$","u"),N=new RegExp('^https://[^\\s"<>]+$',"u"),Z=new RegExp("^([01][\
0-9]|2[0-3]):[0-5][0-9]$","u"),le=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
_=te().fullFormats.date;var He={type:"string",enum:["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]},
ye=oe().default;function L(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){
let e=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.days===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"days"}};e===null?e=[r]:e.push(r),i++}if(p.open===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"open"}};e===null?e=[r]:e.push(r),i++}
if(p.close===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"close"}};e===
null?e=[r]:e.push(r),i++}for(let r in p)if(!(r==="days"||r==="open"||r==="close")){let t={instancePath:s,
keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.days!==
void 0){let r=p.days;if(Array.isArray(r)){if(r.length<1){let o={instancePath:s+"/days",keyword:"minI\
tems",params:{limit:1}};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];
if(typeof l!="string"){let f={instancePath:s+"/days/"+o,keyword:"type",params:{type:"string"}};e===null?
e=[f]:e.push(f),i++}if(!(l==="monday"||l==="tuesday"||l==="wednesday"||l==="thursday"||l==="friday"||
l==="saturday"||l==="sunday")){let f={instancePath:s+"/days/"+o,keyword:"enum",params:{allowedValues:He.
enum}};e===null?e=[f]:e.push(f),i++}}let n=r.length,a;if(n>1){e:for(;n--;)for(a=n;a--;)if(ye(r[n],r[a])){
let o={instancePath:s+"/days",keyword:"uniqueItems",params:{i:n,j:a}};e===null?e=[o]:e.push(o),i++;break e}}}else{
let t={instancePath:s+"/days",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(p.
open!==void 0){let r=p.open;if(typeof r=="string"){if(!Z.test(r)){let t={instancePath:s+"/open",keyword:"\
pattern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"}};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:s+"/open",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.close!==
void 0){let r=p.close;if(typeof r=="string"){if(!Z.test(r)){let t={instancePath:s+"/close",keyword:"\
pattern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"}};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:s+"/close",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}}else{let r={
instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return L.errors=e,
i===0}function me(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,
i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),i++}if(p.name===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),i++}if(p.
legalTitle===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"legalTitle"}};
e===null?e=[r]:e.push(r),i++}if(p.website===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"website"}};e===null?e=[r]:e.push(r),i++}if(p.email===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"email"}};e===null?e=[r]:e.push(r),i++}if(p.phones===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"phones"}};e===null?e=[r]:e.push(r),
i++}if(p.address===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"address"}};
e===null?e=[r]:e.push(r),i++}if(p.social===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"social"}};e===null?e=[r]:e.push(r),i++}if(p.hours===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"hours"}};e===null?e=[r]:e.push(r),i++}if(p.map===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[r]:e.push(r),i++}if(p.sections===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"sections"}};e===null?e=[r]:e.push(
r),i++}if(p.keywords===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"key\
words"}};e===null?e=[r]:e.push(r),i++}if(p.editor===void 0){let r={instancePath:s,keyword:"required",
params:{missingProperty:"editor"}};e===null?e=[r]:e.push(r),i++}if(p.lastUpdated===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"lastUpdated"}};e===null?e=[r]:e.push(r),i++}if(p.requestOptions===
void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"requestOptions"}};e===null?
e=[r]:e.push(r),i++}if(p.requestRetentionDays===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"requestRetentionDays"}};e===null?e=[r]:e.push(r),i++}for(let r in p)if(!R.call(H.properties,
r)){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[
t]:e.push(t),i++}if(p.$schema!==void 0&&p.$schema!=="./schemas/clinic.schema.json"){let r={instancePath:s+
"/$schema",keyword:"const",params:{allowedValue:"./schemas/clinic.schema.json"}};e===null?e=[r]:e.push(
r),i++}if(p.sample!==void 0&&typeof p.sample!="boolean"){let r={instancePath:s+"/sample",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}if(p.name!==void 0){let r=p.name;if(typeof r==
"string"){if(d(r)<1){let t={instancePath:s+"/name",keyword:"minLength",params:{limit:1}};e===null?e=
[t]:e.push(t),i++}}else{let t={instancePath:s+"/name",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),i++}}if(p.legalTitle!==void 0){let r=p.legalTitle;if(typeof r=="string"){if(d(r)<1){
let t={instancePath:s+"/legalTitle",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:s+"/legalTitle",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),
i++}}if(p.identity!==void 0){let r=p.identity;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+
"/identity",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<
t;n++){let a=r[n];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.label===void 0){let o={instancePath:s+
"/identity/"+n,keyword:"required",params:{missingProperty:"label"}};e===null?e=[o]:e.push(o),i++}if(a.
value===void 0){let o={instancePath:s+"/identity/"+n,keyword:"required",params:{missingProperty:"val\
ue"}};e===null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="label"||o==="value")){let l={instancePath:s+
"/identity/"+n,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),
i++}if(a.label!==void 0){let o=a.label;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/ide\
ntity/"+n+"/label",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+
"/identity/"+n+"/label",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.value!==
void 0){let o=a.value;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/identity/"+n+"/value",
keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/ide\
ntity/"+n+"/value",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}}else{let o={
instancePath:s+"/identity/"+n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{
let t={instancePath:s+"/identity",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}
if(p.website!==void 0){let r=p.website;if(typeof r=="string"){if(!Me.test(r)){let t={instancePath:s+
"/website",keyword:"pattern",params:{pattern:"^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z\
0-9-]*[a-z0-9])?)+$"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/website",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.email!==void 0){let r=p.email;if(typeof r==
"string"){if(!le.test(r)){let t={instancePath:s+"/email",keyword:"format",params:{format:"email"}};e===
null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/email",keyword:"type",params:{type:"string"}};
e===null?e=[t]:e.push(t),i++}}if(p.phones!==void 0){let r=p.phones;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.mobile===void 0){let t={instancePath:s+"/phones",keyword:"required",params:{missingProperty:"\
mobile"}};e===null?e=[t]:e.push(t),i++}if(r.landline===void 0){let t={instancePath:s+"/phones",keyword:"\
required",params:{missingProperty:"landline"}};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t===
"mobile"||t==="landline")){let n={instancePath:s+"/phones",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[n]:e.push(n),i++}if(r.mobile!==void 0){let t=r.mobile;if(!q(this.country,"mobile",t)){let n={
instancePath:s+"/phones/mobile",keyword:"country",params:{}};e===null?e=[n]:e.push(n),i++}if(typeof t==
"string"){if(d(t)<1){let n={instancePath:s+"/phones/mobile",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/phones/mobile",keyword:"type",params:{type:"s\
tring"}};e===null?e=[n]:e.push(n),i++}}if(r.landline!==void 0){let t=r.landline;if(!q(this.country,"\
landline",t)){let n={instancePath:s+"/phones/landline",keyword:"country",params:{}};e===null?e=[n]:e.
push(n),i++}if(typeof t=="string"){if(d(t)<1){let n={instancePath:s+"/phones/landline",keyword:"minL\
ength",params:{limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/phones/landline",
keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:s+"/p\
hones",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}if(p.chat!==void 0){let r=p.
chat;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.app===void 0){let t={instancePath:s+"/chat",keyword:"\
required",params:{missingProperty:"app"}};e===null?e=[t]:e.push(t),i++}if(r.phone===void 0){let t={instancePath:s+
"/chat",keyword:"required",params:{missingProperty:"phone"}};e===null?e=[t]:e.push(t),i++}if(r.greeting===
void 0){let t={instancePath:s+"/chat",keyword:"required",params:{missingProperty:"greeting"}};e===null?
e=[t]:e.push(t),i++}for(let t in r)if(!(t==="app"||t==="phone"||t==="greeting")){let n={instancePath:s+
"/chat",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),i++}if(r.
app!==void 0){let t=r.app;if(typeof t!="string"){let n={instancePath:s+"/chat/app",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),i++}if(!(t==="whatsapp"||t==="telegram")){let n={instancePath:s+
"/chat/app",keyword:"enum",params:{allowedValues:H.properties.chat.properties.app.enum}};e===null?e=
[n]:e.push(n),i++}}if(r.phone!==void 0){let t=r.phone;if(!q(this.country,"phone",t)){let n={instancePath:s+
"/chat/phone",keyword:"country",params:{}};e===null?e=[n]:e.push(n),i++}if(typeof t=="string"){if(d(
t)<1){let n={instancePath:s+"/chat/phone",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(
n),i++}}else{let n={instancePath:s+"/chat/phone",keyword:"type",params:{type:"string"}};e===null?e=[
n]:e.push(n),i++}}if(r.greeting!==void 0){let t=r.greeting;if(typeof t=="string"){if(d(t)<1){let n={
instancePath:s+"/chat/greeting",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(n),i++}}else{
let n={instancePath:s+"/chat/greeting",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),i++}}}else{let t={instancePath:s+"/chat",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.
push(t),i++}}if(p.address!==void 0){let r=p.address;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
street===void 0){let t={instancePath:s+"/address",keyword:"required",params:{missingProperty:"street"}};
e===null?e=[t]:e.push(t),i++}if(r.district===void 0){let t={instancePath:s+"/address",keyword:"requi\
red",params:{missingProperty:"district"}};e===null?e=[t]:e.push(t),i++}if(r.city===void 0){let t={instancePath:s+
"/address",keyword:"required",params:{missingProperty:"city"}};e===null?e=[t]:e.push(t),i++}if(r.postalCode===
void 0){let t={instancePath:s+"/address",keyword:"required",params:{missingProperty:"postalCode"}};e===
null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="street"||t==="district"||t==="city"||t==="postalCo\
de")){let n={instancePath:s+"/address",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[n]:e.push(n),i++}if(r.street!==void 0){let t=r.street;if(typeof t=="string"){if(d(t)<1){
let n={instancePath:s+"/address/street",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(
n),i++}}else{let n={instancePath:s+"/address/street",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),i++}}if(r.district!==void 0){let t=r.district;if(typeof t=="string"){if(d(t)<1){let n={
instancePath:s+"/address/district",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(n),i++}}else{
let n={instancePath:s+"/address/district",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),i++}}if(r.city!==void 0){let t=r.city;if(typeof t=="string"){if(d(t)<1){let n={instancePath:s+"/a\
ddress/city",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+
"/address/city",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.postalCode!==
void 0){let t=r.postalCode;if(!q(this.country,"postalCode",t)){let n={instancePath:s+"/address/posta\
lCode",keyword:"country",params:{}};e===null?e=[n]:e.push(n),i++}if(typeof t=="string"){if(d(t)<1){let n={
instancePath:s+"/address/postalCode",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(n),
i++}}else{let n={instancePath:s+"/address/postalCode",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),i++}}}else{let t={instancePath:s+"/address",keyword:"type",params:{type:"object"}};e===
null?e=[t]:e.push(t),i++}}if(p.social!==void 0){let r=p.social;if(Array.isArray(r)){let t=r.length;for(let n=0;n<
t;n++){let a=r[n];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.label===void 0){let o={instancePath:s+
"/social/"+n,keyword:"required",params:{missingProperty:"label"}};e===null?e=[o]:e.push(o),i++}if(a.
icon===void 0){let o={instancePath:s+"/social/"+n,keyword:"required",params:{missingProperty:"icon"}};
e===null?e=[o]:e.push(o),i++}if(a.url===void 0){let o={instancePath:s+"/social/"+n,keyword:"required",
params:{missingProperty:"url"}};e===null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="label"||o==="i\
con"||o==="url")){let l={instancePath:s+"/social/"+n,keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[l]:e.push(l),i++}if(a.label!==void 0){let o=a.label;if(typeof o=="string"){if(d(o)<1){let l={
instancePath:s+"/social/"+n+"/label",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),
i++}}else{let l={instancePath:s+"/social/"+n+"/label",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),i++}}if(a.icon!==void 0){let o=a.icon;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+
"/social/"+n+"/icon",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={
instancePath:s+"/social/"+n+"/icon",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),
i++}}if(a.url!==void 0){let o=a.url;if(typeof o=="string"){if(!N.test(o)){let l={instancePath:s+"/so\
cial/"+n+"/url",keyword:"pattern",params:{pattern:'^https://[^\\s"<>]+$'}};e===null?e=[l]:e.push(l),
i++}}else{let l={instancePath:s+"/social/"+n+"/url",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),i++}}}else{let o={instancePath:s+"/social/"+n,keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/social",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[t]:e.push(t),i++}}if(p.hours!==void 0){let r=p.hours;if(Array.isArray(r)){if(r.length<
1){let n={instancePath:s+"/hours",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}
let t=r.length;for(let n=0;n<t;n++)L.call(this,r[n],{instancePath:s+"/hours/"+n,parentData:r,parentDataProperty:n,
rootData:m})||(e=e===null?L.errors:e.concat(L.errors),i=e.length)}else{let t={instancePath:s+"/hours",
keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(p.exceptions!==void 0){let r=p.
exceptions;if(Array.isArray(r)){let t=r.length;for(let n=0;n<t;n++){let a=r[n];if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.date===void 0){let o={instancePath:s+"/exceptions/"+n,keyword:"required",
params:{missingProperty:"date"}};e===null?e=[o]:e.push(o),i++}if(a.note===void 0){let o={instancePath:s+
"/exceptions/"+n,keyword:"required",params:{missingProperty:"note"}};e===null?e=[o]:e.push(o),i++}for(let o in a)
if(!(o==="date"||o==="closed"||o==="open"||o==="close"||o==="note")){let l={instancePath:s+"/excepti\
ons/"+n,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),i++}if(a.
open!==void 0&&a.close===void 0){let o={instancePath:s+"/exceptions/"+n,keyword:"dependencies",params:{
property:"open",missingProperty:"close",depsCount:1,deps:"close"}};e===null?e=[o]:e.push(o),i++}if(a.
close!==void 0&&a.open===void 0){let o={instancePath:s+"/exceptions/"+n,keyword:"dependencies",params:{
property:"close",missingProperty:"open",depsCount:1,deps:"open"}};e===null?e=[o]:e.push(o),i++}if(a.
date!==void 0){let o=a.date;if(typeof o=="string"){if(!_.validate(o)){let l={instancePath:s+"/except\
ions/"+n+"/date",keyword:"format",params:{format:"date"}};e===null?e=[l]:e.push(l),i++}}else{let l={
instancePath:s+"/exceptions/"+n+"/date",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),i++}}if(a.closed!==void 0&&typeof a.closed!="boolean"){let o={instancePath:s+"/exceptions/"+n+"/c\
losed",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),i++}if(a.open!==void 0){let o=a.
open;if(typeof o=="string"){if(!Z.test(o)){let l={instancePath:s+"/exceptions/"+n+"/open",keyword:"p\
attern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"}};e===null?e=[l]:e.push(l),i++}}else{let l={
instancePath:s+"/exceptions/"+n+"/open",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),i++}}if(a.close!==void 0){let o=a.close;if(typeof o=="string"){if(!Z.test(o)){let l={instancePath:s+
"/exceptions/"+n+"/close",keyword:"pattern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"}};e===
null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/exceptions/"+n+"/close",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.note!==void 0){let o=a.note;if(typeof o=="string"){
if(d(o)<1){let l={instancePath:s+"/exceptions/"+n+"/note",keyword:"minLength",params:{limit:1}};e===
null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/exceptions/"+n+"/note",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:s+"/exceptions/"+n,keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/exceptions",
keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(p.map!==void 0){let r=p.map;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.provider===void 0){let t={instancePath:s+"/map",keyword:"\
required",params:{missingProperty:"provider"}};e===null?e=[t]:e.push(t),i++}if(r.embedUrl===void 0){
let t={instancePath:s+"/map",keyword:"required",params:{missingProperty:"embedUrl"}};e===null?e=[t]:
e.push(t),i++}if(r.latitude===void 0){let t={instancePath:s+"/map",keyword:"required",params:{missingProperty:"\
latitude"}};e===null?e=[t]:e.push(t),i++}if(r.longitude===void 0){let t={instancePath:s+"/map",keyword:"\
required",params:{missingProperty:"longitude"}};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t===
"sample"||t==="provider"||t==="embedUrl"||t==="latitude"||t==="longitude")){let n={instancePath:s+"/\
map",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),i++}if(r.
sample!==void 0&&typeof r.sample!="boolean"){let t={instancePath:s+"/map/sample",keyword:"type",params:{
type:"boolean"}};e===null?e=[t]:e.push(t),i++}if(r.provider!==void 0){let t=r.provider;if(typeof t==
"string"){if(d(t)<1){let n={instancePath:s+"/map/provider",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/map/provider",keyword:"type",params:{type:"st\
ring"}};e===null?e=[n]:e.push(n),i++}}if(r.embedUrl!==void 0){let t=r.embedUrl;if(typeof t=="string"){
if(!N.test(t)){let n={instancePath:s+"/map/embedUrl",keyword:"pattern",params:{pattern:'^https://[^\\\
s"<>]+$'}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/map/embedUrl",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.latitude!==void 0){let t=r.latitude;if(!(typeof t==
"number"&&isFinite(t))){let n={instancePath:s+"/map/latitude",keyword:"type",params:{type:"number"}};
e===null?e=[n]:e.push(n),i++}if(!q(this.country,"latitude",t)){let n={instancePath:s+"/map/latitude",
keyword:"country",params:{}};e===null?e=[n]:e.push(n),i++}}if(r.longitude!==void 0){let t=r.longitude;
if(!(typeof t=="number"&&isFinite(t))){let n={instancePath:s+"/map/longitude",keyword:"type",params:{
type:"number"}};e===null?e=[n]:e.push(n),i++}if(!q(this.country,"longitude",t)){let n={instancePath:s+
"/map/longitude",keyword:"country",params:{}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:s+
"/map",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}if(p.sections!==void 0){
let r=p.sections;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.prices===void 0){let t={instancePath:s+
"/sections",keyword:"required",params:{missingProperty:"prices"}};e===null?e=[t]:e.push(t),i++}if(r.
testimonials===void 0){let t={instancePath:s+"/sections",keyword:"required",params:{missingProperty:"\
testimonials"}};e===null?e=[t]:e.push(t),i++}if(r.statistics===void 0){let t={instancePath:s+"/secti\
ons",keyword:"required",params:{missingProperty:"statistics"}};e===null?e=[t]:e.push(t),i++}if(r.map===
void 0){let t={instancePath:s+"/sections",keyword:"required",params:{missingProperty:"map"}};e===null?
e=[t]:e.push(t),i++}for(let t in r)if(!(t==="prices"||t==="testimonials"||t==="statistics"||t==="map")){
let n={instancePath:s+"/sections",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[n]:e.push(n),i++}if(r.prices!==void 0&&typeof r.prices!="boolean"){let t={instancePath:s+"/s\
ections/prices",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),i++}if(r.testimonials!==
void 0&&typeof r.testimonials!="boolean"){let t={instancePath:s+"/sections/testimonials",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[t]:e.push(t),i++}if(r.statistics!==void 0&&typeof r.statistics!=
"boolean"){let t={instancePath:s+"/sections/statistics",keyword:"type",params:{type:"boolean"}};e===
null?e=[t]:e.push(t),i++}if(r.map!==void 0){let t=r.map;if(typeof t!="string"){let n={instancePath:s+
"/sections/map",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}if(!(t==="auto"||
t==="click"||t==="off")){let n={instancePath:s+"/sections/map",keyword:"enum",params:{allowedValues:H.
properties.sections.properties.map.enum}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:s+
"/sections",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}if(p.keywords!==void 0){
let r=p.keywords;if(Array.isArray(r)){if(r.length<1){let o={instancePath:s+"/keywords",keyword:"minI\
tems",params:{limit:1}};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];
if(typeof l=="string"){if(d(l)<1){let f={instancePath:s+"/keywords/"+o,keyword:"minLength",params:{limit:1}};
e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:s+"/keywords/"+o,keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),i++}}let n=r.length,a;if(n>1){let o={};for(;n--;){let l=r[n];if(typeof l==
"string"){if(typeof o[l]=="number"){a=o[l];let f={instancePath:s+"/keywords",keyword:"uniqueItems",params:{
i:n,j:a}};e===null?e=[f]:e.push(f),i++;break}o[l]=n}}}}else{let t={instancePath:s+"/keywords",keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(p.editor!==void 0){let r=p.editor;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:s+"/editor",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[t]:e.push(t),i++}if(r.email===void 0){let t={
instancePath:s+"/editor",keyword:"required",params:{missingProperty:"email"}};e===null?e=[t]:e.push(
t),i++}for(let t in r)if(!(t==="name"||t==="email")){let n={instancePath:s+"/editor",keyword:"additi\
onalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),i++}if(r.name!==void 0){let t=r.
name;if(typeof t=="string"){if(d(t)<1){let n={instancePath:s+"/editor/name",keyword:"minLength",params:{
limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/editor/name",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.email!==void 0){let t=r.email;if(typeof t=="strin\
g"){if(!le.test(t)){let n={instancePath:s+"/editor/email",keyword:"format",params:{format:"email"}};
e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/editor/email",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:s+"/editor",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),i++}}if(p.lastUpdated!==void 0){let r=p.lastUpdated;if(typeof r==
"string"){if(!_.validate(r)){let t={instancePath:s+"/lastUpdated",keyword:"format",params:{format:"d\
ate"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/lastUpdated",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.requestOptions!==void 0){let r=p.requestOptions;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:s+"/requestOptions",keyword:"minItems",params:{limit:1}};
e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(typeof l=="string"){if(d(
l)<1){let f={instancePath:s+"/requestOptions/"+o,keyword:"minLength",params:{limit:1}};e===null?e=[f]:
e.push(f),i++}}else{let f={instancePath:s+"/requestOptions/"+o,keyword:"type",params:{type:"string"}};
e===null?e=[f]:e.push(f),i++}}let n=r.length,a;if(n>1){let o={};for(;n--;){let l=r[n];if(typeof l=="\
string"){if(typeof o[l]=="number"){a=o[l];let f={instancePath:s+"/requestOptions",keyword:"uniqueIte\
ms",params:{i:n,j:a}};e===null?e=[f]:e.push(f),i++;break}o[l]=n}}}}else{let t={instancePath:s+"/requ\
estOptions",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(p.requestRetentionDays!==
void 0){let r=p.requestRetentionDays;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:s+"/requestRetentionDays",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(
t),i++}if(typeof r=="number"&&isFinite(r)){if(r>3650||isNaN(r)){let t={instancePath:s+"/requestReten\
tionDays",keyword:"maximum",params:{comparison:"<=",limit:3650}};e===null?e=[t]:e.push(t),i++}if(r<1||
isNaN(r)){let t={instancePath:s+"/requestRetentionDays",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[t]:e.push(t),i++}}}}else{let r={instancePath:s,keyword:"type",params:{type:"object"}};e===
null?e=[r]:e.push(r),i++}return me.errors=e,i===0}var cr=ce;var Qe={type:"object",additionalProperties:!1,required:["id","name","title","photo","summary","bio"],
properties:{id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},sample:{type:"boolean"},name:{type:"\
string",minLength:1},title:{type:"string",minLength:1},photo:{type:"string",minLength:1},summary:{type:"\
string",minLength:1},bio:{type:"array",minItems:1,items:{type:"string",minLength:1}},education:{type:"\
array",minItems:1,items:{type:"string",minLength:1}},areas:{type:"array",minItems:1,uniqueItems:!0,items:{
type:"string",minLength:1}}}};function ce(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){
let e=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),i++}if(p.doctors===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"doctors"}};e===null?e=[r]:e.push(r),
i++}for(let r in p)if(!(r==="$schema"||r==="doctors")){let t={instancePath:s,keyword:"additionalProp\
erties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.$schema!==void 0&&p.$schema!==
"./schemas/doctors.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"\
./schemas/doctors.schema.json"}};e===null?e=[r]:e.push(r),i++}if(p.doctors!==void 0){let r=p.doctors;
if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+"/doctors",keyword:"minItems",params:{limit:1}};
e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){let a=r[n];if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.id===void 0){let o={instancePath:s+"/doctors/"+n,keyword:"required",params:{
missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(a.name===void 0){let o={instancePath:s+"/doct\
ors/"+n,keyword:"required",params:{missingProperty:"name"}};e===null?e=[o]:e.push(o),i++}if(a.title===
void 0){let o={instancePath:s+"/doctors/"+n,keyword:"required",params:{missingProperty:"title"}};e===
null?e=[o]:e.push(o),i++}if(a.photo===void 0){let o={instancePath:s+"/doctors/"+n,keyword:"required",
params:{missingProperty:"photo"}};e===null?e=[o]:e.push(o),i++}if(a.summary===void 0){let o={instancePath:s+
"/doctors/"+n,keyword:"required",params:{missingProperty:"summary"}};e===null?e=[o]:e.push(o),i++}if(a.
bio===void 0){let o={instancePath:s+"/doctors/"+n,keyword:"required",params:{missingProperty:"bio"}};
e===null?e=[o]:e.push(o),i++}for(let o in a)if(!R.call(Qe.properties,o)){let l={instancePath:s+"/doc\
tors/"+n,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),i++}
if(a.id!==void 0){let o=a.id;if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/doctors/"+
n+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),i++}}else{
let l={instancePath:s+"/doctors/"+n+"/id",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),i++}}if(a.sample!==void 0&&typeof a.sample!="boolean"){let o={instancePath:s+"/doctors/"+n+"/samp\
le",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),i++}if(a.name!==void 0){let o=a.
name;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/doctors/"+n+"/name",keyword:"minLengt\
h",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/doctors/"+n+"/name",
keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.title!==void 0){let o=a.title;
if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/doctors/"+n+"/title",keyword:"minLength",params:{
limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/doctors/"+n+"/title",keyword:"t\
ype",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.photo!==void 0){let o=a.photo;if(typeof o==
"string"){if(d(o)<1){let l={instancePath:s+"/doctors/"+n+"/photo",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/doctors/"+n+"/photo",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.summary!==void 0){let o=a.summary;if(typeof o=="s\
tring"){if(d(o)<1){let l={instancePath:s+"/doctors/"+n+"/summary",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/doctors/"+n+"/summary",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.bio!==void 0){let o=a.bio;if(Array.isArray(o)){if(o.
length<1){let f={instancePath:s+"/doctors/"+n+"/bio",keyword:"minItems",params:{limit:1}};e===null?e=
[f]:e.push(f),i++}let l=o.length;for(let f=0;f<l;f++){let g=o[f];if(typeof g=="string"){if(d(g)<1){let c={
instancePath:s+"/doctors/"+n+"/bio/"+f,keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),
i++}}else{let c={instancePath:s+"/doctors/"+n+"/bio/"+f,keyword:"type",params:{type:"string"}};e===null?
e=[c]:e.push(c),i++}}}else{let l={instancePath:s+"/doctors/"+n+"/bio",keyword:"type",params:{type:"a\
rray"}};e===null?e=[l]:e.push(l),i++}}if(a.education!==void 0){let o=a.education;if(Array.isArray(o)){
if(o.length<1){let f={instancePath:s+"/doctors/"+n+"/education",keyword:"minItems",params:{limit:1}};
e===null?e=[f]:e.push(f),i++}let l=o.length;for(let f=0;f<l;f++){let g=o[f];if(typeof g=="string"){if(d(
g)<1){let c={instancePath:s+"/doctors/"+n+"/education/"+f,keyword:"minLength",params:{limit:1}};e===
null?e=[c]:e.push(c),i++}}else{let c={instancePath:s+"/doctors/"+n+"/education/"+f,keyword:"type",params:{
type:"string"}};e===null?e=[c]:e.push(c),i++}}}else{let l={instancePath:s+"/doctors/"+n+"/education",
keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),i++}}if(a.areas!==void 0){let o=a.areas;
if(Array.isArray(o)){if(o.length<1){let c={instancePath:s+"/doctors/"+n+"/areas",keyword:"minItems",
params:{limit:1}};e===null?e=[c]:e.push(c),i++}let l=o.length;for(let c=0;c<l;c++){let A=o[c];if(typeof A==
"string"){if(d(A)<1){let $={instancePath:s+"/doctors/"+n+"/areas/"+c,keyword:"minLength",params:{limit:1}};
e===null?e=[$]:e.push($),i++}}else{let $={instancePath:s+"/doctors/"+n+"/areas/"+c,keyword:"type",params:{
type:"string"}};e===null?e=[$]:e.push($),i++}}let f=o.length,g;if(f>1){let c={};for(;f--;){let A=o[f];
if(typeof A=="string"){if(typeof c[A]=="number"){g=c[A];let $={instancePath:s+"/doctors/"+n+"/areas",
keyword:"uniqueItems",params:{i:f,j:g}};e===null?e=[$]:e.push($),i++;break}c[A]=f}}}}else{let l={instancePath:s+
"/doctors/"+n+"/areas",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),i++}}}else{let o={
instancePath:s+"/doctors/"+n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{
let t={instancePath:s+"/doctors",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ce.
errors=e,i===0}var hr=he;function j(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"id"}};e===null?e=[r]:e.push(r),i++}if(p.title===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"title"}};e===null?e=[r]:e.push(r),i++}if(p.photos===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"photos"}};e===null?e=[r]:e.push(r),i++}for(let r in p)
if(!(r==="id"||r==="title"||r==="photos")){let t={instancePath:s,keyword:"additionalProperties",params:{
additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.id!==void 0){let r=p.id;if(typeof r=="strin\
g"){if(!h.test(r)){let t={instancePath:s+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-\
9]+)*$"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),i++}}if(p.title!==void 0){let r=p.title;if(typeof r=="string"){if(d(
r)<1){let t={instancePath:s+"/title",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),
i++}}else{let t={instancePath:s+"/title",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(
t),i++}}if(p.photos!==void 0){let r=p.photos;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+
"/photos",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<
t;n++){let a=r[n];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.photo===void 0){let o={instancePath:s+
"/photos/"+n,keyword:"required",params:{missingProperty:"photo"}};e===null?e=[o]:e.push(o),i++}if(a.
alt===void 0){let o={instancePath:s+"/photos/"+n,keyword:"required",params:{missingProperty:"alt"}};
e===null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="photo"||o==="alt"||o==="caption")){let l={instancePath:s+
"/photos/"+n,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),
i++}if(a.photo!==void 0){let o=a.photo;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/pho\
tos/"+n+"/photo",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+
"/photos/"+n+"/photo",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.alt!==
void 0){let o=a.alt;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/photos/"+n+"/alt",keyword:"\
minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/photos/"+n+"\
/alt",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.caption!==void 0){let o=a.
caption;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/photos/"+n+"/caption",keyword:"min\
Length",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/photos/"+n+"/ca\
ption",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:s+
"/photos/"+n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+
"/photos",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return j.errors=e,i===0}function he(p,{
instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"$schema"}};e===null?e=[r]:e.push(r),i++}if(p.galleries===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"galleries"}};e===null?e=[r]:e.push(r),i++}for(let r in p)
if(!(r==="$schema"||r==="galleries")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};
e===null?e=[t]:e.push(t),i++}if(p.$schema!==void 0&&p.$schema!=="./schemas/galleries.schema.json"){let r={
instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"./schemas/galleries.schema.json"}};e===
null?e=[r]:e.push(r),i++}if(p.galleries!==void 0){let r=p.galleries;if(Array.isArray(r)){let t=r.length;
for(let n=0;n<t;n++)j.call(this,r[n],{instancePath:s+"/galleries/"+n,parentData:r,parentDataProperty:n,
rootData:m})||(e=e===null?j.errors:e.concat(j.errors),i=e.length)}else{let t={instancePath:s+"/galle\
ries",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return he.errors=e,i===0}var gr=ge;var Be={type:"object",additionalProperties:!1,required:["id","ground","headline","text","poster"],properties:{
id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},ground:{type:"string",enum:["light","dark","ro\
om"]},headline:{type:"string",minLength:1},text:{type:"string",minLength:1},poster:{type:"string",minLength:1},
video:{type:"object",additionalProperties:!1,required:["av1","h264"],properties:{av1:{type:"string",
minLength:1},h264:{type:"string",minLength:1}}},phone:{type:"object",additionalProperties:!1,required:[
"picture","av1","h264"],properties:{picture:{type:"string",minLength:1},av1:{type:"string",minLength:1},
h264:{type:"string",minLength:1}}}}};function ge(p,{instancePath:s="",parentData:y,parentDataProperty:u,
rootData:m=p}={}){let e=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),
i++}if(p.slides===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"slides"}};
e===null?e=[r]:e.push(r),i++}for(let r in p)if(!(r==="$schema"||r==="slides")){let t={instancePath:s,
keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.$schema!==
void 0&&p.$schema!=="./schemas/hero.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",params:{
allowedValue:"./schemas/hero.schema.json"}};e===null?e=[r]:e.push(r),i++}if(p.slides!==void 0){let r=p.
slides;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+"/slides",keyword:"minItems",params:{
limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){let a=r[n];if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:s+"/slides/"+n,keyword:"required",
params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(a.ground===void 0){let o={instancePath:s+
"/slides/"+n,keyword:"required",params:{missingProperty:"ground"}};e===null?e=[o]:e.push(o),i++}if(a.
headline===void 0){let o={instancePath:s+"/slides/"+n,keyword:"required",params:{missingProperty:"he\
adline"}};e===null?e=[o]:e.push(o),i++}if(a.text===void 0){let o={instancePath:s+"/slides/"+n,keyword:"\
required",params:{missingProperty:"text"}};e===null?e=[o]:e.push(o),i++}if(a.poster===void 0){let o={
instancePath:s+"/slides/"+n,keyword:"required",params:{missingProperty:"poster"}};e===null?e=[o]:e.push(
o),i++}for(let o in a)if(!(o==="id"||o==="ground"||o==="headline"||o==="text"||o==="poster"||o==="vi\
deo"||o==="phone")){let l={instancePath:s+"/slides/"+n,keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[l]:e.push(l),i++}if(a.id!==void 0){let o=a.id;if(typeof o=="string"){if(!h.test(o)){let l={
instancePath:s+"/slides/"+n+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===
null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/slides/"+n+"/id",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),i++}}if(a.ground!==void 0){let o=a.ground;if(typeof o!="string"){
let l={instancePath:s+"/slides/"+n+"/ground",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.
push(l),i++}if(!(o==="light"||o==="dark"||o==="room")){let l={instancePath:s+"/slides/"+n+"/ground",
keyword:"enum",params:{allowedValues:Be.properties.ground.enum}};e===null?e=[l]:e.push(l),i++}}if(a.
headline!==void 0){let o=a.headline;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/slides\
/"+n+"/headline",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+
"/slides/"+n+"/headline",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.text!==
void 0){let o=a.text;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/slides/"+n+"/text",keyword:"\
minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/slides/"+n+"\
/text",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.poster!==void 0){let o=a.
poster;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/slides/"+n+"/poster",keyword:"minLe\
ngth",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/slides/"+n+"/post\
er",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.video!==void 0){let o=a.
video;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.av1===void 0){let l={instancePath:s+"/slides\
/"+n+"/video",keyword:"required",params:{missingProperty:"av1"}};e===null?e=[l]:e.push(l),i++}if(o.h264===
void 0){let l={instancePath:s+"/slides/"+n+"/video",keyword:"required",params:{missingProperty:"h264"}};
e===null?e=[l]:e.push(l),i++}for(let l in o)if(!(l==="av1"||l==="h264")){let f={instancePath:s+"/sli\
des/"+n+"/video",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[f]:e.push(
f),i++}if(o.av1!==void 0){let l=o.av1;if(typeof l=="string"){if(d(l)<1){let f={instancePath:s+"/slid\
es/"+n+"/video/av1",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),i++}}else{let f={
instancePath:s+"/slides/"+n+"/video/av1",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),i++}}if(o.h264!==void 0){let l=o.h264;if(typeof l=="string"){if(d(l)<1){let f={instancePath:s+"/s\
lides/"+n+"/video/h264",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),i++}}else{let f={
instancePath:s+"/slides/"+n+"/video/h264",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),i++}}}else{let l={instancePath:s+"/slides/"+n+"/video",keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),i++}}if(a.phone!==void 0){let o=a.phone;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.picture===void 0){let l={instancePath:s+"/slides/"+n+"/phone",keyword:"required",params:{missingProperty:"\
picture"}};e===null?e=[l]:e.push(l),i++}if(o.av1===void 0){let l={instancePath:s+"/slides/"+n+"/phon\
e",keyword:"required",params:{missingProperty:"av1"}};e===null?e=[l]:e.push(l),i++}if(o.h264===void 0){
let l={instancePath:s+"/slides/"+n+"/phone",keyword:"required",params:{missingProperty:"h264"}};e===
null?e=[l]:e.push(l),i++}for(let l in o)if(!(l==="picture"||l==="av1"||l==="h264")){let f={instancePath:s+
"/slides/"+n+"/phone",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[f]:e.
push(f),i++}if(o.picture!==void 0){let l=o.picture;if(typeof l=="string"){if(d(l)<1){let f={instancePath:s+
"/slides/"+n+"/phone/picture",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),i++}}else{
let f={instancePath:s+"/slides/"+n+"/phone/picture",keyword:"type",params:{type:"string"}};e===null?
e=[f]:e.push(f),i++}}if(o.av1!==void 0){let l=o.av1;if(typeof l=="string"){if(d(l)<1){let f={instancePath:s+
"/slides/"+n+"/phone/av1",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),i++}}else{let f={
instancePath:s+"/slides/"+n+"/phone/av1",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),i++}}if(o.h264!==void 0){let l=o.h264;if(typeof l=="string"){if(d(l)<1){let f={instancePath:s+"/s\
lides/"+n+"/phone/h264",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),i++}}else{let f={
instancePath:s+"/slides/"+n+"/phone/h264",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),i++}}}else{let l={instancePath:s+"/slides/"+n+"/phone",keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),i++}}}else{let o={instancePath:s+"/slides/"+n,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/slides",keyword:"type",params:{type:"\
array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[r]:e.push(r),i++}return ge.errors=e,i===0}var kr=ke;var Ge={type:"object",additionalProperties:!1,required:["kind"],properties:{kind:{type:"string",enum:[
"hero","about-overview","services-overview","doctors-overview","statistics","testimonials","contact-\
overview","about","direction","services","doctors","prices","contact","appointment","privacy","prose",
"questions","treatment","gallery","call"]},record:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}}},
Ye=new RegExp("^/(?:[\\p{L}\\p{N}]+(?:[-/][\\p{L}\\p{N}]+)*)?$","u");function z(p,{instancePath:s="",
parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.id===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"id"}};
e===null?e=[r]:e.push(r),i++}if(p.path===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"\
path"}};e===null?e=[r]:e.push(r),i++}if(p.title===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"title"}};e===null?e=[r]:e.push(r),i++}if(p.description===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"description"}};e===null?e=[r]:e.push(r),i++}if(p.sections===
void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"sections"}};e===null?e=[r]:
e.push(r),i++}for(let r in p)if(!(r==="id"||r==="path"||r==="title"||r==="heading"||r==="intro"||r===
"description"||r==="off"||r==="sections")){let t={instancePath:s,keyword:"additionalProperties",params:{
additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.id!==void 0){let r=p.id;if(typeof r=="strin\
g"){if(!h.test(r)){let t={instancePath:s+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-\
9]+)*$"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),i++}}if(p.path!==void 0){let r=p.path;if(typeof r=="string"){if(!Ye.
test(r)){let t={instancePath:s+"/path",keyword:"pattern",params:{pattern:"^/(?:[\\p{L}\\p{N}]+(?:[-/][\
\\p{L}\\p{N}]+)*)?$"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/path",keyword:"typ\
e",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.title!==void 0){let r=p.title;if(typeof r==
"string"){if(d(r)<1){let t={instancePath:s+"/title",keyword:"minLength",params:{limit:1}};e===null?e=
[t]:e.push(t),i++}}else{let t={instancePath:s+"/title",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),i++}}if(p.heading!==void 0){let r=p.heading;if(typeof r=="string"){if(d(r)<1){let t={
instancePath:s+"/heading",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:s+"/heading",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.
intro!==void 0){let r=p.intro;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+"/intro",keyword:"\
minLength",params:{limit:1}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/intro",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.description!==void 0){let r=p.description;
if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+"/description",keyword:"minLength",params:{limit:1}};
e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/description",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),i++}}if(p.off!==void 0&&typeof p.off!="boolean"){let r={instancePath:s+
"/off",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}if(p.sections!==void 0){
let r=p.sections;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+"/sections",keyword:"minI\
tems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){let a=r[n];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let o={instancePath:s+"/sections/"+
n,keyword:"required",params:{missingProperty:"kind"}};e===null?e=[o]:e.push(o),i++}for(let o in a)if(!(o===
"kind"||o==="record")){let l={instancePath:s+"/sections/"+n,keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[l]:e.push(l),i++}if(a.kind!==void 0){let o=a.kind;if(typeof o!="string"){let l={instancePath:s+
"/sections/"+n+"/kind",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}if(!(o===
"hero"||o==="about-overview"||o==="services-overview"||o==="doctors-overview"||o==="statistics"||o===
"testimonials"||o==="contact-overview"||o==="about"||o==="direction"||o==="services"||o==="doctors"||
o==="prices"||o==="contact"||o==="appointment"||o==="privacy"||o==="prose"||o==="questions"||o==="tr\
eatment"||o==="gallery"||o==="call")){let l={instancePath:s+"/sections/"+n+"/kind",keyword:"enum",params:{
allowedValues:Ge.properties.kind.enum}};e===null?e=[l]:e.push(l),i++}}if(a.record!==void 0){let o=a.
record;if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/sections/"+n+"/record",keyword:"\
pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+
"/sections/"+n+"/record",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}}else{
let o={instancePath:s+"/sections/"+n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),
i++}}}else{let t={instancePath:s+"/sections",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.
push(t),i++}}}else{let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),i++}return z.errors=e,i===0}function ke(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){
let e=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),i++}if(p.pages===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"pages"}};e===null?e=[r]:e.push(r),
i++}if(p.menus===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"menus"}};
e===null?e=[r]:e.push(r),i++}for(let r in p)if(!(r==="$schema"||r==="pages"||r==="menus")){let t={instancePath:s,
keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.$schema!==
void 0&&p.$schema!=="./schemas/pages.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",
params:{allowedValue:"./schemas/pages.schema.json"}};e===null?e=[r]:e.push(r),i++}if(p.pages!==void 0){
let r=p.pages;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+"/pages",keyword:"minItems",
params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++)z.call(this,r[n],{
instancePath:s+"/pages/"+n,parentData:r,parentDataProperty:n,rootData:m})||(e=e===null?z.errors:e.concat(
z.errors),i=e.length)}else{let t={instancePath:s+"/pages",keyword:"type",params:{type:"array"}};e===
null?e=[t]:e.push(t),i++}}if(p.menus!==void 0){let r=p.menus;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.main===void 0){let t={instancePath:s+"/menus",keyword:"required",params:{missingProperty:"m\
ain"}};e===null?e=[t]:e.push(t),i++}if(r.drawer===void 0){let t={instancePath:s+"/menus",keyword:"re\
quired",params:{missingProperty:"drawer"}};e===null?e=[t]:e.push(t),i++}if(r.footer===void 0){let t={
instancePath:s+"/menus",keyword:"required",params:{missingProperty:"footer"}};e===null?e=[t]:e.push(
t),i++}for(let t in r)if(!(t==="main"||t==="drawer"||t==="footer")){let n={instancePath:s+"/menus",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),i++}if(r.main!==void 0){
let t=r.main;if(Array.isArray(t)){if(t.length<1){let a={instancePath:s+"/menus/main",keyword:"minIte\
ms",params:{limit:1}};e===null?e=[a]:e.push(a),i++}let n=t.length;for(let a=0;a<n;a++){let o=t[a];if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.page===void 0){let l={instancePath:s+"/menus/main/"+a,keyword:"\
required",params:{missingProperty:"page"}};e===null?e=[l]:e.push(l),i++}for(let l in o)if(!(l==="pag\
e"||l==="label")){let f={instancePath:s+"/menus/main/"+a,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[f]:e.push(f),i++}if(o.page!==void 0){let l=o.page;if(typeof l=="string"){if(!h.test(l)){
let f={instancePath:s+"/menus/main/"+a+"/page",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-\
9]+)*$"}};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:s+"/menus/main/"+a+"/page",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),i++}}if(o.label!==void 0){let l=o.label;if(typeof l==
"string"){if(d(l)<1){let f={instancePath:s+"/menus/main/"+a+"/label",keyword:"minLength",params:{limit:1}};
e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:s+"/menus/main/"+a+"/label",keyword:"type",params:{
type:"string"}};e===null?e=[f]:e.push(f),i++}}}else{let l={instancePath:s+"/menus/main/"+a,keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),i++}}}else{let n={instancePath:s+"/menus/main",
keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),i++}}if(r.drawer!==void 0){let t=r.drawer;
if(Array.isArray(t)){if(t.length<1){let a={instancePath:s+"/menus/drawer",keyword:"minItems",params:{
limit:1}};e===null?e=[a]:e.push(a),i++}let n=t.length;for(let a=0;a<n;a++){let o=t[a];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.page===void 0){let l={instancePath:s+"/menus/drawer/"+a,keyword:"r\
equired",params:{missingProperty:"page"}};e===null?e=[l]:e.push(l),i++}for(let l in o)if(!(l==="page"||
l==="label")){let f={instancePath:s+"/menus/drawer/"+a,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[f]:e.push(f),i++}if(o.page!==void 0){let l=o.page;if(typeof l=="string"){if(!h.test(l)){
let f={instancePath:s+"/menus/drawer/"+a+"/page",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z\
0-9]+)*$"}};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:s+"/menus/drawer/"+a+"/page",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),i++}}if(o.label!==void 0){let l=o.label;if(typeof l==
"string"){if(d(l)<1){let f={instancePath:s+"/menus/drawer/"+a+"/label",keyword:"minLength",params:{limit:1}};
e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:s+"/menus/drawer/"+a+"/label",keyword:"type",
params:{type:"string"}};e===null?e=[f]:e.push(f),i++}}}else{let l={instancePath:s+"/menus/drawer/"+a,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),i++}}}else{let n={instancePath:s+"/m\
enus/drawer",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),i++}}if(r.footer!==void 0){
let t=r.footer;if(Array.isArray(t)){if(t.length<1){let a={instancePath:s+"/menus/footer",keyword:"mi\
nItems",params:{limit:1}};e===null?e=[a]:e.push(a),i++}let n=t.length;for(let a=0;a<n;a++){let o=t[a];
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.page===void 0){let l={instancePath:s+"/menus/foote\
r/"+a,keyword:"required",params:{missingProperty:"page"}};e===null?e=[l]:e.push(l),i++}for(let l in o)
if(!(l==="page"||l==="label")){let f={instancePath:s+"/menus/footer/"+a,keyword:"additionalPropertie\
s",params:{additionalProperty:l}};e===null?e=[f]:e.push(f),i++}if(o.page!==void 0){let l=o.page;if(typeof l==
"string"){if(!h.test(l)){let f={instancePath:s+"/menus/footer/"+a+"/page",keyword:"pattern",params:{
pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:s+"/menu\
s/footer/"+a+"/page",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),i++}}if(o.label!==
void 0){let l=o.label;if(typeof l=="string"){if(d(l)<1){let f={instancePath:s+"/menus/footer/"+a+"/l\
abel",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:s+
"/menus/footer/"+a+"/label",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),i++}}}else{
let l={instancePath:s+"/menus/footer/"+a,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),i++}}}else{let n={instancePath:s+"/menus/footer",keyword:"type",params:{type:"array"}};e===null?e=
[n]:e.push(n),i++}}}else{let t={instancePath:s+"/menus",keyword:"type",params:{type:"object"}};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[
r]:e.push(r),i++}return ke.errors=e,i===0}var wr=we;function v(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"id"}};e===null?e=[r]:e.push(r),i++}if(p.title===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"title"}};e===null?e=[r]:e.push(r),i++}if(p.rows===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"rows"}};e===null?e=[r]:e.push(r),i++}for(let r in p)
if(!(r==="id"||r==="title"||r==="rows")){let t={instancePath:s,keyword:"additionalProperties",params:{
additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.id!==void 0){let r=p.id;if(typeof r=="strin\
g"){if(!h.test(r)){let t={instancePath:s+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-\
9]+)*$"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),i++}}if(p.title!==void 0){let r=p.title;if(typeof r=="string"){if(d(
r)<1){let t={instancePath:s+"/title",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),
i++}}else{let t={instancePath:s+"/title",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(
t),i++}}if(p.rows!==void 0){let r=p.rows;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+"\
/rows",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<
t;n++){let a=r[n];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:s+
"/rows/"+n,keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(a.treatment===
void 0){let o={instancePath:s+"/rows/"+n,keyword:"required",params:{missingProperty:"treatment"}};e===
null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="id"||o==="treatment"||o==="min"||o==="max")){let l={
instancePath:s+"/rows/"+n,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[
l]:e.push(l),i++}if(a.min!==void 0&&a.max===void 0){let o={instancePath:s+"/rows/"+n,keyword:"depend\
encies",params:{property:"min",missingProperty:"max",depsCount:1,deps:"max"}};e===null?e=[o]:e.push(
o),i++}if(a.max!==void 0&&a.min===void 0){let o={instancePath:s+"/rows/"+n,keyword:"dependencies",params:{
property:"max",missingProperty:"min",depsCount:1,deps:"min"}};e===null?e=[o]:e.push(o),i++}if(a.id!==
void 0){let o=a.id;if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/rows/"+n+"/id",keyword:"\
pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+
"/rows/"+n+"/id",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.treatment!==
void 0){let o=a.treatment;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/rows/"+n+"/treat\
ment",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+
"/rows/"+n+"/treatment",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.min!==
void 0){let o=a.min;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:s+
"/rows/"+n+"/min",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),i++}if(typeof o==
"number"&&isFinite(o)){if(o>1e7||isNaN(o)){let l={instancePath:s+"/rows/"+n+"/min",keyword:"maximum",
params:{comparison:"<=",limit:1e7}};e===null?e=[l]:e.push(l),i++}if(o<1||isNaN(o)){let l={instancePath:s+
"/rows/"+n+"/min",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),i++}}}
if(a.max!==void 0){let o=a.max;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:s+
"/rows/"+n+"/max",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),i++}if(typeof o==
"number"&&isFinite(o)){if(o>1e7||isNaN(o)){let l={instancePath:s+"/rows/"+n+"/max",keyword:"maximum",
params:{comparison:"<=",limit:1e7}};e===null?e=[l]:e.push(l),i++}if(o<1||isNaN(o)){let l={instancePath:s+
"/rows/"+n+"/max",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),i++}}}}else{
let o={instancePath:s+"/rows/"+n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{
let t={instancePath:s+"/rows",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return v.errors=
e,i===0}function we(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,
i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),i++}if(p.listDate===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"listDate"}};e===null?e=[r]:e.push(r),i++}
if(p.categories===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"categori\
es"}};e===null?e=[r]:e.push(r),i++}for(let r in p)if(!(r==="$schema"||r==="listDate"||r==="categorie\
s")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=
[t]:e.push(t),i++}if(p.$schema!==void 0&&p.$schema!=="./schemas/prices.schema.json"){let r={instancePath:s+
"/$schema",keyword:"const",params:{allowedValue:"./schemas/prices.schema.json"}};e===null?e=[r]:e.push(
r),i++}if(p.listDate!==void 0){let r=p.listDate;if(typeof r=="string"){if(!_.validate(r)){let t={instancePath:s+
"/listDate",keyword:"format",params:{format:"date"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+
"/listDate",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.categories!==void 0){
let r=p.categories;if(Array.isArray(r)){let t=r.length;for(let n=0;n<t;n++)v.call(this,r[n],{instancePath:s+
"/categories/"+n,parentData:r,parentDataProperty:n,rootData:m})||(e=e===null?v.errors:e.concat(v.errors),
i=e.length)}else{let t={instancePath:s+"/categories",keyword:"type",params:{type:"array"}};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[
r]:e.push(r),i++}return we.errors=e,i===0}var br=be;var We={type:"object",additionalProperties:!1,required:["id","title","text"],properties:{id:{type:"s\
tring",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},title:{type:"string",minLength:1},shows:{type:"string",enum:[
"controller","retention","map","application"]},text:{type:"array",minItems:1,items:{type:"string",minLength:1}},
list:{type:"array",minItems:1,items:{type:"string",minLength:1}}}};function be(p,{instancePath:s="",
parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"\
$schema"}};e===null?e=[r]:e.push(r),i++}if(p.intro===void 0){let r={instancePath:s,keyword:"required",
params:{missingProperty:"intro"}};e===null?e=[r]:e.push(r),i++}if(p.sections===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"sections"}};e===null?e=[r]:e.push(r),i++}for(let r in p)
if(!(r==="$schema"||r==="sample"||r==="intro"||r==="sections")){let t={instancePath:s,keyword:"addit\
ionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.$schema!==void 0&&
p.$schema!=="./schemas/privacy.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",params:{
allowedValue:"./schemas/privacy.schema.json"}};e===null?e=[r]:e.push(r),i++}if(p.sample!==void 0&&typeof p.
sample!="boolean"){let r={instancePath:s+"/sample",keyword:"type",params:{type:"boolean"}};e===null?
e=[r]:e.push(r),i++}if(p.intro!==void 0){let r=p.intro;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+
"/intro",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<
t;n++){let a=r[n];if(typeof a=="string"){if(d(a)<1){let o={instancePath:s+"/intro/"+n,keyword:"minLe\
ngth",params:{limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/intro/"+n,keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/intro",keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(p.sections!==void 0){let r=p.sections;
if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+"/sections",keyword:"minItems",params:{limit:1}};
e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){let a=r[n];if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.id===void 0){let o={instancePath:s+"/sections/"+n,keyword:"required",params:{
missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(a.title===void 0){let o={instancePath:s+"/sec\
tions/"+n,keyword:"required",params:{missingProperty:"title"}};e===null?e=[o]:e.push(o),i++}if(a.text===
void 0){let o={instancePath:s+"/sections/"+n,keyword:"required",params:{missingProperty:"text"}};e===
null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="id"||o==="title"||o==="shows"||o==="text"||o==="li\
st")){let l={instancePath:s+"/sections/"+n,keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[l]:e.push(l),i++}if(a.id!==void 0){let o=a.id;if(typeof o=="string"){if(!h.test(o)){let l={
instancePath:s+"/sections/"+n+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===
null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/sections/"+n+"/id",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),i++}}if(a.title!==void 0){let o=a.title;if(typeof o=="string"){if(d(
o)<1){let l={instancePath:s+"/sections/"+n+"/title",keyword:"minLength",params:{limit:1}};e===null?e=
[l]:e.push(l),i++}}else{let l={instancePath:s+"/sections/"+n+"/title",keyword:"type",params:{type:"s\
tring"}};e===null?e=[l]:e.push(l),i++}}if(a.shows!==void 0){let o=a.shows;if(typeof o!="string"){let l={
instancePath:s+"/sections/"+n+"/shows",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),i++}if(!(o==="controller"||o==="retention"||o==="map"||o==="application")){let l={instancePath:s+
"/sections/"+n+"/shows",keyword:"enum",params:{allowedValues:We.properties.shows.enum}};e===null?e=[
l]:e.push(l),i++}}if(a.text!==void 0){let o=a.text;if(Array.isArray(o)){if(o.length<1){let f={instancePath:s+
"/sections/"+n+"/text",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),i++}let l=o.length;
for(let f=0;f<l;f++){let g=o[f];if(typeof g=="string"){if(d(g)<1){let c={instancePath:s+"/sections/"+
n+"/text/"+f,keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:s+
"/sections/"+n+"/text/"+f,keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),i++}}}else{
let l={instancePath:s+"/sections/"+n+"/text",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.
push(l),i++}}if(a.list!==void 0){let o=a.list;if(Array.isArray(o)){if(o.length<1){let f={instancePath:s+
"/sections/"+n+"/list",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),i++}let l=o.length;
for(let f=0;f<l;f++){let g=o[f];if(typeof g=="string"){if(d(g)<1){let c={instancePath:s+"/sections/"+
n+"/list/"+f,keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:s+
"/sections/"+n+"/list/"+f,keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),i++}}}else{
let l={instancePath:s+"/sections/"+n+"/list",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.
push(l),i++}}}else{let o={instancePath:s+"/sections/"+n,keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/sections",keyword:"type",params:{type:"array"}};e===
null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),i++}return be.errors=e,i===0}var $r=$e;function x(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length<1){let r={instancePath:s,keyword:"mi\
nProperties",params:{limit:1}};e===null?e=[r]:e.push(r),i++}for(let r in p)if(!(r==="title"||r==="te\
xt"||r==="list"||r==="steps"||r==="photo"||r==="photoAlt"||r==="links")){let t={instancePath:s,keyword:"\
additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.photo!==void 0&&
p.photoAlt===void 0){let r={instancePath:s,keyword:"dependencies",params:{property:"photo",missingProperty:"\
photoAlt",depsCount:1,deps:"photoAlt"}};e===null?e=[r]:e.push(r),i++}if(p.photoAlt!==void 0&&p.photo===
void 0){let r={instancePath:s,keyword:"dependencies",params:{property:"photoAlt",missingProperty:"ph\
oto",depsCount:1,deps:"photo"}};e===null?e=[r]:e.push(r),i++}if(p.title!==void 0){let r=p.title;if(typeof r==
"string"){if(d(r)<1){let t={instancePath:s+"/title",keyword:"minLength",params:{limit:1}};e===null?e=
[t]:e.push(t),i++}}else{let t={instancePath:s+"/title",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),i++}}if(p.text!==void 0){let r=p.text;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+
"/text",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<
t;n++){let a=r[n];if(typeof a=="string"){if(d(a)<1){let o={instancePath:s+"/text/"+n,keyword:"minLen\
gth",params:{limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/text/"+n,keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/text",keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(p.list!==void 0){let r=p.list;if(Array.
isArray(r)){if(r.length<1){let n={instancePath:s+"/list",keyword:"minItems",params:{limit:1}};e===null?
e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){let a=r[n];if(typeof a=="string"){if(d(a)<1){
let o={instancePath:s+"/list/"+n,keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),i++}}else{
let o={instancePath:s+"/list/"+n,keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}}else{
let t={instancePath:s+"/list",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(p.
steps!==void 0){let r=p.steps;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+"/steps",keyword:"\
minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){let a=r[n];
if(typeof a=="string"){if(d(a)<1){let o={instancePath:s+"/steps/"+n,keyword:"minLength",params:{limit:1}};
e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/steps/"+n,keyword:"type",params:{type:"st\
ring"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/steps",keyword:"type",params:{type:"\
array"}};e===null?e=[t]:e.push(t),i++}}if(p.photo!==void 0){let r=p.photo;if(typeof r=="string"){if(d(
r)<1){let t={instancePath:s+"/photo",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),
i++}}else{let t={instancePath:s+"/photo",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(
t),i++}}if(p.photoAlt!==void 0){let r=p.photoAlt;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+
"/photoAlt",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+
"/photoAlt",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.links!==void 0){
let r=p.links;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+"/links",keyword:"minItems",
params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){let a=r[n];if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.label===void 0){let o={instancePath:s+"/links/"+n,keyword:"\
required",params:{missingProperty:"label"}};e===null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="la\
bel"||o==="page"||o==="url")){let l={instancePath:s+"/links/"+n,keyword:"additionalProperties",params:{
additionalProperty:o}};e===null?e=[l]:e.push(l),i++}if(a.label!==void 0){let o=a.label;if(typeof o==
"string"){if(d(o)<1){let l={instancePath:s+"/links/"+n+"/label",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/links/"+n+"/label",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.page!==void 0){let o=a.page;if(typeof o=="string"){
if(!h.test(o)){let l={instancePath:s+"/links/"+n+"/page",keyword:"pattern",params:{pattern:"^[a-z0-9\
]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/links/"+n+"/page",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.url!==void 0){let o=a.url;if(typeof o==
"string"){if(!N.test(o)){let l={instancePath:s+"/links/"+n+"/url",keyword:"pattern",params:{pattern:'\
^https://[^\\s"<>]+$'}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/links/"+n+"/url",
keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:s+"/l\
inks/"+n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+
"/links",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return x.errors=e,i===0}function D(p,{
instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.id===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[r]:e.push(r),i++}if(p.parts===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"parts"}};e===null?e=[r]:e.push(r),i++}for(let r in p)if(!(r==="id"||r==="title"||r===
"parts")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};e===null?
e=[t]:e.push(t),i++}if(p.id!==void 0){let r=p.id;if(typeof r=="string"){if(!h.test(r)){let t={instancePath:s+
"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:s+"/id",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.
title!==void 0){let r=p.title;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+"/title",keyword:"\
minLength",params:{limit:1}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/title",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.parts!==void 0){let r=p.parts;if(Array.
isArray(r)){if(r.length<1){let n={instancePath:s+"/parts",keyword:"minItems",params:{limit:1}};e===null?
e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++)x.call(this,r[n],{instancePath:s+"/parts/"+n,
parentData:r,parentDataProperty:n,rootData:m})||(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{
let t={instancePath:s+"/parts",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return D.errors=
e,i===0}function $e(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,
i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),i++}if(p.texts===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"texts"}};e===null?e=[r]:e.push(r),i++}for(let r in p)
if(!(r==="$schema"||r==="texts")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};
e===null?e=[t]:e.push(t),i++}if(p.$schema!==void 0&&p.$schema!=="./schemas/prose.schema.json"){let r={
instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"./schemas/prose.schema.json"}};e===null?
e=[r]:e.push(r),i++}if(p.texts!==void 0){let r=p.texts;if(Array.isArray(r)){let t=r.length;for(let n=0;n<
t;n++)D.call(this,r[n],{instancePath:s+"/texts/"+n,parentData:r,parentDataProperty:n,rootData:m})||(e=
e===null?D.errors:e.concat(D.errors),i=e.length)}else{let t={instancePath:s+"/texts",keyword:"type",
params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),i++}return $e.errors=e,i===0}var qr=qe;function I(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"id"}};e===null?e=[r]:e.push(r),i++}if(p.title===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"title"}};e===null?e=[r]:e.push(r),i++}if(p.questions===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"questions"}};e===null?e=[r]:e.push(r),i++}
for(let r in p)if(!(r==="id"||r==="title"||r==="questions")){let t={instancePath:s,keyword:"addition\
alProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.id!==void 0){let r=p.
id;if(typeof r=="string"){if(!h.test(r)){let t={instancePath:s+"/id",keyword:"pattern",params:{pattern:"\
^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.title!==void 0){let r=p.title;if(typeof r==
"string"){if(d(r)<1){let t={instancePath:s+"/title",keyword:"minLength",params:{limit:1}};e===null?e=
[t]:e.push(t),i++}}else{let t={instancePath:s+"/title",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),i++}}if(p.questions!==void 0){let r=p.questions;if(Array.isArray(r)){if(r.length<1){
let n={instancePath:s+"/questions",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}
let t=r.length;for(let n=0;n<t;n++){let a=r[n];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===
void 0){let o={instancePath:s+"/questions/"+n,keyword:"required",params:{missingProperty:"id"}};e===
null?e=[o]:e.push(o),i++}if(a.question===void 0){let o={instancePath:s+"/questions/"+n,keyword:"requ\
ired",params:{missingProperty:"question"}};e===null?e=[o]:e.push(o),i++}if(a.answer===void 0){let o={
instancePath:s+"/questions/"+n,keyword:"required",params:{missingProperty:"answer"}};e===null?e=[o]:
e.push(o),i++}for(let o in a)if(!(o==="id"||o==="question"||o==="answer")){let l={instancePath:s+"/q\
uestions/"+n,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),
i++}if(a.id!==void 0){let o=a.id;if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/quest\
ions/"+n+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(
l),i++}}else{let l={instancePath:s+"/questions/"+n+"/id",keyword:"type",params:{type:"string"}};e===
null?e=[l]:e.push(l),i++}}if(a.question!==void 0){let o=a.question;if(typeof o=="string"){if(d(o)<1){
let l={instancePath:s+"/questions/"+n+"/question",keyword:"minLength",params:{limit:1}};e===null?e=[
l]:e.push(l),i++}}else{let l={instancePath:s+"/questions/"+n+"/question",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),i++}}if(a.answer!==void 0){let o=a.answer;if(Array.isArray(o)){if(o.
length<1){let f={instancePath:s+"/questions/"+n+"/answer",keyword:"minItems",params:{limit:1}};e===null?
e=[f]:e.push(f),i++}let l=o.length;for(let f=0;f<l;f++){let g=o[f];if(typeof g=="string"){if(d(g)<1){
let c={instancePath:s+"/questions/"+n+"/answer/"+f,keyword:"minLength",params:{limit:1}};e===null?e=
[c]:e.push(c),i++}}else{let c={instancePath:s+"/questions/"+n+"/answer/"+f,keyword:"type",params:{type:"\
string"}};e===null?e=[c]:e.push(c),i++}}}else{let l={instancePath:s+"/questions/"+n+"/answer",keyword:"\
type",params:{type:"array"}};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:s+"/questions/"+
n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"\
/questions",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return I.errors=e,i===0}function qe(p,{
instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"$schema"}};e===null?e=[r]:e.push(r),i++}if(p.groups===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"groups"}};e===null?e=[r]:e.push(r),i++}for(let r in p)if(!(r===
"$schema"||r==="groups")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};
e===null?e=[t]:e.push(t),i++}if(p.$schema!==void 0&&p.$schema!=="./schemas/questions.schema.json"){let r={
instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"./schemas/questions.schema.json"}};e===
null?e=[r]:e.push(r),i++}if(p.groups!==void 0){let r=p.groups;if(Array.isArray(r)){let t=r.length;for(let n=0;n<
t;n++)I.call(this,r[n],{instancePath:s+"/groups/"+n,parentData:r,parentDataProperty:n,rootData:m})||
(e=e===null?I.errors:e.concat(I.errors),i=e.length)}else{let t={instancePath:s+"/groups",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return qe.errors=e,i===0}var Ar=Ae;var Xe={type:"object",additionalProperties:!1,required:["id","title","description","icon","tone"],properties:{
id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},title:{type:"string",minLength:1},description:{
type:"string",minLength:1},icon:{type:"string",minLength:1},tone:{type:"string",enum:["tint","surfac\
e","primary","accent"]},request:{type:"string",minLength:1},page:{type:"string",pattern:"^[a-z0-9]+(\
-[a-z0-9]+)*$"}}};function Ae(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){
let e=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),i++}if(p.services===
void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"services"}};e===null?e=[r]:
e.push(r),i++}for(let r in p)if(!(r==="$schema"||r==="services")){let t={instancePath:s,keyword:"add\
itionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.$schema!==void 0&&
p.$schema!=="./schemas/services.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",params:{
allowedValue:"./schemas/services.schema.json"}};e===null?e=[r]:e.push(r),i++}if(p.services!==void 0){
let r=p.services;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+"/services",keyword:"minI\
tems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){let a=r[n];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:s+"/services/"+n,
keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(a.title===void 0){
let o={instancePath:s+"/services/"+n,keyword:"required",params:{missingProperty:"title"}};e===null?e=
[o]:e.push(o),i++}if(a.description===void 0){let o={instancePath:s+"/services/"+n,keyword:"required",
params:{missingProperty:"description"}};e===null?e=[o]:e.push(o),i++}if(a.icon===void 0){let o={instancePath:s+
"/services/"+n,keyword:"required",params:{missingProperty:"icon"}};e===null?e=[o]:e.push(o),i++}if(a.
tone===void 0){let o={instancePath:s+"/services/"+n,keyword:"required",params:{missingProperty:"tone"}};
e===null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="id"||o==="title"||o==="description"||o==="icon"||
o==="tone"||o==="request"||o==="page")){let l={instancePath:s+"/services/"+n,keyword:"additionalProp\
erties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),i++}if(a.id!==void 0){let o=a.id;if(typeof o==
"string"){if(!h.test(o)){let l={instancePath:s+"/services/"+n+"/id",keyword:"pattern",params:{pattern:"\
^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/services/"+n+
"/id",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.title!==void 0){let o=a.
title;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/services/"+n+"/title",keyword:"minLe\
ngth",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/services/"+n+"/ti\
tle",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.description!==void 0){
let o=a.description;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/services/"+n+"/descrip\
tion",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+
"/services/"+n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.
icon!==void 0){let o=a.icon;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/services/"+n+"\
/icon",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+
"/services/"+n+"/icon",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.tone!==
void 0){let o=a.tone;if(typeof o!="string"){let l={instancePath:s+"/services/"+n+"/tone",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}if(!(o==="tint"||o==="surface"||o==="primar\
y"||o==="accent")){let l={instancePath:s+"/services/"+n+"/tone",keyword:"enum",params:{allowedValues:Xe.
properties.tone.enum}};e===null?e=[l]:e.push(l),i++}}if(a.request!==void 0){let o=a.request;if(typeof o==
"string"){if(d(o)<1){let l={instancePath:s+"/services/"+n+"/request",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/services/"+n+"/request",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.page!==void 0){let o=a.page;if(typeof o=="string"){
if(!h.test(o)){let l={instancePath:s+"/services/"+n+"/page",keyword:"pattern",params:{pattern:"^[a-z\
0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/services/"+n+"/pag\
e",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:s+
"/services/"+n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+
"/services",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Ae.errors=e,i===0}var Pr=Pe,
Je={type:"object",additionalProperties:!1,required:["$schema","language","country","timeZone","curre\
ncy","currencySign","directions"],properties:{$schema:{const:"./schemas/site.schema.json"},language:{
type:"string",pattern:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},country:{type:"string",enum:["TR","DE","AT",
"CH","NL","BE","FR","GB"]},timeZone:{type:"string",pattern:"^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_+0-9-]*)+$",
country:"timeZone"},currency:{type:"string",pattern:"^[A-Z]{3}$",country:"currency"},currencySign:{type:"\
string",minLength:1},directions:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/definitions/d\
irections"}}},definitions:{directions:{type:"string",enum:["google","apple","yandex","openstreetmap"]}}},
Ke={type:"string",enum:["google","apple","yandex","openstreetmap"]},er=new RegExp("^[a-z]{2,3}(-[A-Z\
a-z0-9]{2,8})*$","u"),rr=new RegExp("^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_+0-9-]*)+$","u"),tr=new RegExp("^\
[A-Z]{3}$","u");function Pe(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){
let e=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),i++}if(p.language===
void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"language"}};e===null?e=[r]:
e.push(r),i++}if(p.country===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"\
country"}};e===null?e=[r]:e.push(r),i++}if(p.timeZone===void 0){let r={instancePath:s,keyword:"requi\
red",params:{missingProperty:"timeZone"}};e===null?e=[r]:e.push(r),i++}if(p.currency===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"currency"}};e===null?e=[r]:e.push(r),i++}
if(p.currencySign===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"curren\
cySign"}};e===null?e=[r]:e.push(r),i++}if(p.directions===void 0){let r={instancePath:s,keyword:"requ\
ired",params:{missingProperty:"directions"}};e===null?e=[r]:e.push(r),i++}for(let r in p)if(!(r==="$\
schema"||r==="language"||r==="country"||r==="timeZone"||r==="currency"||r==="currencySign"||r==="dir\
ections")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};e===null?
e=[t]:e.push(t),i++}if(p.$schema!==void 0&&p.$schema!=="./schemas/site.schema.json"){let r={instancePath:s+
"/$schema",keyword:"const",params:{allowedValue:"./schemas/site.schema.json"}};e===null?e=[r]:e.push(
r),i++}if(p.language!==void 0){let r=p.language;if(typeof r=="string"){if(!er.test(r)){let t={instancePath:s+
"/language",keyword:"pattern",params:{pattern:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}};e===null?e=[t]:e.
push(t),i++}}else{let t={instancePath:s+"/language",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),i++}}if(p.country!==void 0){let r=p.country;if(typeof r!="string"){let t={instancePath:s+
"/country",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}if(!(r==="TR"||r==="D\
E"||r==="AT"||r==="CH"||r==="NL"||r==="BE"||r==="FR"||r==="GB")){let t={instancePath:s+"/country",keyword:"\
enum",params:{allowedValues:Je.properties.country.enum}};e===null?e=[t]:e.push(t),i++}}if(p.timeZone!==
void 0){let r=p.timeZone;if(!q(this.country,"timeZone",r)){let t={instancePath:s+"/timeZone",keyword:"\
country",params:{}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(!rr.test(r)){let t={instancePath:s+
"/timeZone",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_+0-9-]*)+$"}};e===null?
e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/timeZone",keyword:"type",params:{type:"string"}};e===
null?e=[t]:e.push(t),i++}}if(p.currency!==void 0){let r=p.currency;if(!q(this.country,"currency",r)){
let t={instancePath:s+"/currency",keyword:"country",params:{}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"string"){if(!tr.test(r)){let t={instancePath:s+"/currency",keyword:"pattern",params:{pattern:"^[A-Z\
]{3}$"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/currency",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.currencySign!==void 0){let r=p.currencySign;if(typeof r==
"string"){if(d(r)<1){let t={instancePath:s+"/currencySign",keyword:"minLength",params:{limit:1}};e===
null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/currencySign",keyword:"type",params:{type:"st\
ring"}};e===null?e=[t]:e.push(t),i++}}if(p.directions!==void 0){let r=p.directions;if(Array.isArray(
r)){if(r.length<1){let o={instancePath:s+"/directions",keyword:"minItems",params:{limit:1}};e===null?
e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(typeof l!="string"){let f={instancePath:s+
"/directions/"+o,keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),i++}if(!(l==="googl\
e"||l==="apple"||l==="yandex"||l==="openstreetmap")){let f={instancePath:s+"/directions/"+o,keyword:"\
enum",params:{allowedValues:Ke.enum}};e===null?e=[f]:e.push(f),i++}}let n=r.length,a;if(n>1){e:for(;n--;)
for(a=n;a--;)if(ye(r[n],r[a])){let o={instancePath:s+"/directions",keyword:"uniqueItems",params:{i:n,
j:a}};e===null?e=[o]:e.push(o),i++;break e}}}else{let t={instancePath:s+"/directions",keyword:"type",
params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),i++}return Pe.errors=e,i===0}var Lr=Le;function Le(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"r\
equired",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),i++}if(p.statistics===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"statistics"}};e===null?e=[r]:e.push(
r),i++}for(let r in p)if(!(r==="$schema"||r==="statistics")){let t={instancePath:s,keyword:"addition\
alProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.$schema!==void 0&&p.$schema!==
"./schemas/statistics.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"\
./schemas/statistics.schema.json"}};e===null?e=[r]:e.push(r),i++}if(p.statistics!==void 0){let r=p.statistics;
if(Array.isArray(r)){let t=r.length;for(let n=0;n<t;n++){let a=r[n];if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.id===void 0){let o={instancePath:s+"/statistics/"+n,keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[o]:e.push(o),i++}if(a.label===void 0){let o={instancePath:s+"/statistics/"+n,keyword:"\
required",params:{missingProperty:"label"}};e===null?e=[o]:e.push(o),i++}if(a.target===void 0){let o={
instancePath:s+"/statistics/"+n,keyword:"required",params:{missingProperty:"target"}};e===null?e=[o]:
e.push(o),i++}for(let o in a)if(!(o==="id"||o==="label"||o==="target")){let l={instancePath:s+"/stat\
istics/"+n,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),i++}
if(a.id!==void 0){let o=a.id;if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/statistic\
s/"+n+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),
i++}}else{let l={instancePath:s+"/statistics/"+n+"/id",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),i++}}if(a.label!==void 0){let o=a.label;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+
"/statistics/"+n+"/label",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={
instancePath:s+"/statistics/"+n+"/label",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),i++}}if(a.target!==void 0){let o=a.target;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let l={instancePath:s+"/statistics/"+n+"/target",keyword:"type",params:{type:"integer"}};e===null?e=
[l]:e.push(l),i++}if(typeof o=="number"&&isFinite(o)){if(o>1e7||isNaN(o)){let l={instancePath:s+"/st\
atistics/"+n+"/target",keyword:"maximum",params:{comparison:"<=",limit:1e7}};e===null?e=[l]:e.push(l),
i++}if(o<1||isNaN(o)){let l={instancePath:s+"/statistics/"+n+"/target",keyword:"minimum",params:{comparison:"\
>=",limit:1}};e===null?e=[l]:e.push(l),i++}}}}else{let o={instancePath:s+"/statistics/"+n,keyword:"t\
ype",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/statistics",
keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Le.errors=e,i===0}var jr=je;function je(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"r\
equired",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),i++}if(p.source===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"source"}};e===null?e=[r]:e.push(r),i++}if(p.
testimonials===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"testimonial\
s"}};e===null?e=[r]:e.push(r),i++}for(let r in p)if(!(r==="$schema"||r==="source"||r==="testimonials")){
let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.
push(t),i++}if(p.$schema!==void 0&&p.$schema!=="./schemas/testimonials.schema.json"){let r={instancePath:s+
"/$schema",keyword:"const",params:{allowedValue:"./schemas/testimonials.schema.json"}};e===null?e=[r]:
e.push(r),i++}if(p.source!==void 0){let r=p.source;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
name===void 0){let t={instancePath:s+"/source",keyword:"required",params:{missingProperty:"name"}};e===
null?e=[t]:e.push(t),i++}if(r.logo===void 0){let t={instancePath:s+"/source",keyword:"required",params:{
missingProperty:"logo"}};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="name"||t==="logo")){let n={
instancePath:s+"/source",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:
e.push(n),i++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(d(t)<1){let n={instancePath:s+
"/source/name",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+
"/source/name",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.logo!==void 0){
let t=r.logo;if(typeof t=="string"){if(d(t)<1){let n={instancePath:s+"/source/logo",keyword:"minLeng\
th",params:{limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/source/logo",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:s+"/source",keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}if(p.testimonials!==void 0){let r=p.testimonials;
if(Array.isArray(r)){let t=r.length;for(let n=0;n<t;n++){let a=r[n];if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.id===void 0){let o={instancePath:s+"/testimonials/"+n,keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[o]:e.push(o),i++}if(a.name===void 0){let o={instancePath:s+"/testimonials/"+n,keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[o]:e.push(o),i++}if(a.avatar===void 0){let o={
instancePath:s+"/testimonials/"+n,keyword:"required",params:{missingProperty:"avatar"}};e===null?e=[
o]:e.push(o),i++}if(a.date===void 0){let o={instancePath:s+"/testimonials/"+n,keyword:"required",params:{
missingProperty:"date"}};e===null?e=[o]:e.push(o),i++}if(a.rating===void 0){let o={instancePath:s+"/\
testimonials/"+n,keyword:"required",params:{missingProperty:"rating"}};e===null?e=[o]:e.push(o),i++}
if(a.text===void 0){let o={instancePath:s+"/testimonials/"+n,keyword:"required",params:{missingProperty:"\
text"}};e===null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="id"||o==="sample"||o==="name"||o==="av\
atar"||o==="date"||o==="rating"||o==="text")){let l={instancePath:s+"/testimonials/"+n,keyword:"addi\
tionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),i++}if(a.id!==void 0){let o=a.
id;if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/testimonials/"+n+"/id",keyword:"pat\
tern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+
"/testimonials/"+n+"/id",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.sample!==
void 0&&typeof a.sample!="boolean"){let o={instancePath:s+"/testimonials/"+n+"/sample",keyword:"type",
params:{type:"boolean"}};e===null?e=[o]:e.push(o),i++}if(a.name!==void 0){let o=a.name;if(typeof o==
"string"){if(d(o)<1){let l={instancePath:s+"/testimonials/"+n+"/name",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/testimonials/"+n+"/name",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.avatar!==void 0){let o=a.avatar;if(typeof o=="str\
ing"){if(d(o)<1){let l={instancePath:s+"/testimonials/"+n+"/avatar",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/testimonials/"+n+"/avatar",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.date!==void 0){let o=a.date;if(typeof o==
"string"){if(!_.validate(o)){let l={instancePath:s+"/testimonials/"+n+"/date",keyword:"format",params:{
format:"date"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/testimonials/"+n+"/date",
keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.rating!==void 0){let o=a.rating;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:s+"/testimonials/"+n+"\
/rating",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),i++}if(typeof o=="number"&&
isFinite(o)){if(o>5||isNaN(o)){let l={instancePath:s+"/testimonials/"+n+"/rating",keyword:"maximum",
params:{comparison:"<=",limit:5}};e===null?e=[l]:e.push(l),i++}if(o<1||isNaN(o)){let l={instancePath:s+
"/testimonials/"+n+"/rating",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(
l),i++}}}if(a.text!==void 0){let o=a.text;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/\
testimonials/"+n+"/text",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={
instancePath:s+"/testimonials/"+n+"/text",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),i++}}}else{let o={instancePath:s+"/testimonials/"+n,keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/testimonials",keyword:"type",params:{type:"array"}};
e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,keyword:"type",params:{type:"object"}};e===
null?e=[r]:e.push(r),i++}return je.errors=e,i===0}var zr=ze,Q={type:"object",additionalProperties:!1,
required:["$schema","colours","fonts","logo"],properties:{$schema:{const:"./schemas/theme.schema.jso\
n"},colours:{type:"object",additionalProperties:!1,required:["paper","surface","warm","soft","tint",
"shade","primary","primaryLight","deep","ink","inkQuiet","inkAccent","accent","ornament","wallLight",
"wallDark"],properties:{paper:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},surface:{type:"string",pattern:"\
^#[0-9A-Fa-f]{6}$"},warm:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},soft:{type:"string",pattern:"^#\
[0-9A-Fa-f]{6}$"},tint:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},shade:{type:"string",pattern:"^#[\
0-9A-Fa-f]{6}$"},primary:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},primaryLight:{type:"string",pattern:"\
^#[0-9A-Fa-f]{6}$"},deep:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},ink:{type:"string",pattern:"^#[\
0-9A-Fa-f]{6}$"},inkQuiet:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},inkAccent:{type:"string",pattern:"\
^#[0-9A-Fa-f]{6}$"},accent:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},ornament:{type:"string",pattern:"\
^#[0-9A-Fa-f]{6}$"},wallLight:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},wallDark:{type:"string",pattern:"\
^#[0-9A-Fa-f]{6}$"}}},fonts:{type:"object",additionalProperties:!1,required:["display","text"],properties:{
display:{type:"object",additionalProperties:!1,required:["family","file","weights","fallback"],properties:{
family:{type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9 -]*$"},file:{type:"string",minLength:1},weights:{
type:"string",pattern:"^[1-9]00( [1-9]00)?$"},fallback:{type:"string",enum:["serif","sans-serif"]}}},
text:{type:"object",additionalProperties:!1,required:["family","file","weights","fallback"],properties:{
family:{type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9 -]*$"},file:{type:"string",minLength:1},weights:{
type:"string",pattern:"^[1-9]00( [1-9]00)?$"},fallback:{type:"string",enum:["serif","sans-serif"]}}}}},
logo:{type:"object",additionalProperties:!1,required:["onLight","onDark"],properties:{onLight:{type:"\
string",minLength:1},onDark:{type:"string",minLength:1}}}}},k=new RegExp("^#[0-9A-Fa-f]{6}$","u"),pe=new RegExp(
"^[A-Za-z0-9][A-Za-z0-9 -]*$","u"),ae=new RegExp("^[1-9]00( [1-9]00)?$","u");function ze(p,{instancePath:s="",
parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"\
$schema"}};e===null?e=[r]:e.push(r),i++}if(p.colours===void 0){let r={instancePath:s,keyword:"requir\
ed",params:{missingProperty:"colours"}};e===null?e=[r]:e.push(r),i++}if(p.fonts===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"fonts"}};e===null?e=[r]:e.push(r),i++}if(p.logo===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"logo"}};e===null?e=[r]:e.push(r),i++}
for(let r in p)if(!(r==="$schema"||r==="colours"||r==="fonts"||r==="logo")){let t={instancePath:s,keyword:"\
additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.$schema!==void 0&&
p.$schema!=="./schemas/theme.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",params:{
allowedValue:"./schemas/theme.schema.json"}};e===null?e=[r]:e.push(r),i++}if(p.colours!==void 0){let r=p.
colours;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.paper===void 0){let t={instancePath:s+"/co\
lours",keyword:"required",params:{missingProperty:"paper"}};e===null?e=[t]:e.push(t),i++}if(r.surface===
void 0){let t={instancePath:s+"/colours",keyword:"required",params:{missingProperty:"surface"}};e===
null?e=[t]:e.push(t),i++}if(r.warm===void 0){let t={instancePath:s+"/colours",keyword:"required",params:{
missingProperty:"warm"}};e===null?e=[t]:e.push(t),i++}if(r.soft===void 0){let t={instancePath:s+"/co\
lours",keyword:"required",params:{missingProperty:"soft"}};e===null?e=[t]:e.push(t),i++}if(r.tint===
void 0){let t={instancePath:s+"/colours",keyword:"required",params:{missingProperty:"tint"}};e===null?
e=[t]:e.push(t),i++}if(r.shade===void 0){let t={instancePath:s+"/colours",keyword:"required",params:{
missingProperty:"shade"}};e===null?e=[t]:e.push(t),i++}if(r.primary===void 0){let t={instancePath:s+
"/colours",keyword:"required",params:{missingProperty:"primary"}};e===null?e=[t]:e.push(t),i++}if(r.
primaryLight===void 0){let t={instancePath:s+"/colours",keyword:"required",params:{missingProperty:"\
primaryLight"}};e===null?e=[t]:e.push(t),i++}if(r.deep===void 0){let t={instancePath:s+"/colours",keyword:"\
required",params:{missingProperty:"deep"}};e===null?e=[t]:e.push(t),i++}if(r.ink===void 0){let t={instancePath:s+
"/colours",keyword:"required",params:{missingProperty:"ink"}};e===null?e=[t]:e.push(t),i++}if(r.inkQuiet===
void 0){let t={instancePath:s+"/colours",keyword:"required",params:{missingProperty:"inkQuiet"}};e===
null?e=[t]:e.push(t),i++}if(r.inkAccent===void 0){let t={instancePath:s+"/colours",keyword:"required",
params:{missingProperty:"inkAccent"}};e===null?e=[t]:e.push(t),i++}if(r.accent===void 0){let t={instancePath:s+
"/colours",keyword:"required",params:{missingProperty:"accent"}};e===null?e=[t]:e.push(t),i++}if(r.ornament===
void 0){let t={instancePath:s+"/colours",keyword:"required",params:{missingProperty:"ornament"}};e===
null?e=[t]:e.push(t),i++}if(r.wallLight===void 0){let t={instancePath:s+"/colours",keyword:"required",
params:{missingProperty:"wallLight"}};e===null?e=[t]:e.push(t),i++}if(r.wallDark===void 0){let t={instancePath:s+
"/colours",keyword:"required",params:{missingProperty:"wallDark"}};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!R.call(Q.properties.colours.properties,t)){let n={instancePath:s+"/colours",keyword:"additionalP\
roperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),i++}if(r.paper!==void 0){let t=r.
paper;if(typeof t=="string"){if(!k.test(t)){let n={instancePath:s+"/colours/paper",keyword:"pattern",
params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/col\
ours/paper",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.surface!==void 0){
let t=r.surface;if(typeof t=="string"){if(!k.test(t)){let n={instancePath:s+"/colours/surface",keyword:"\
pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+
"/colours/surface",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.warm!==
void 0){let t=r.warm;if(typeof t=="string"){if(!k.test(t)){let n={instancePath:s+"/colours/warm",keyword:"\
pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+
"/colours/warm",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.soft!==void 0){
let t=r.soft;if(typeof t=="string"){if(!k.test(t)){let n={instancePath:s+"/colours/soft",keyword:"pa\
ttern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+
"/colours/soft",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.tint!==void 0){
let t=r.tint;if(typeof t=="string"){if(!k.test(t)){let n={instancePath:s+"/colours/tint",keyword:"pa\
ttern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+
"/colours/tint",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.shade!==void 0){
let t=r.shade;if(typeof t=="string"){if(!k.test(t)){let n={instancePath:s+"/colours/shade",keyword:"\
pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+
"/colours/shade",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.primary!==
void 0){let t=r.primary;if(typeof t=="string"){if(!k.test(t)){let n={instancePath:s+"/colours/primar\
y",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={
instancePath:s+"/colours/primary",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}
if(r.primaryLight!==void 0){let t=r.primaryLight;if(typeof t=="string"){if(!k.test(t)){let n={instancePath:s+
"/colours/primaryLight",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(
n),i++}}else{let n={instancePath:s+"/colours/primaryLight",keyword:"type",params:{type:"string"}};e===
null?e=[n]:e.push(n),i++}}if(r.deep!==void 0){let t=r.deep;if(typeof t=="string"){if(!k.test(t)){let n={
instancePath:s+"/colours/deep",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:
e.push(n),i++}}else{let n={instancePath:s+"/colours/deep",keyword:"type",params:{type:"string"}};e===
null?e=[n]:e.push(n),i++}}if(r.ink!==void 0){let t=r.ink;if(typeof t=="string"){if(!k.test(t)){let n={
instancePath:s+"/colours/ink",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:
e.push(n),i++}}else{let n={instancePath:s+"/colours/ink",keyword:"type",params:{type:"string"}};e===
null?e=[n]:e.push(n),i++}}if(r.inkQuiet!==void 0){let t=r.inkQuiet;if(typeof t=="string"){if(!k.test(
t)){let n={instancePath:s+"/colours/inkQuiet",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};
e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/colours/inkQuiet",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.inkAccent!==void 0){let t=r.inkAccent;if(typeof t==
"string"){if(!k.test(t)){let n={instancePath:s+"/colours/inkAccent",keyword:"pattern",params:{pattern:"\
^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/colours/inkAccent",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.accent!==void 0){let t=r.accent;if(typeof t==
"string"){if(!k.test(t)){let n={instancePath:s+"/colours/accent",keyword:"pattern",params:{pattern:"\
^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/colours/accent",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.ornament!==void 0){let t=r.ornament;
if(typeof t=="string"){if(!k.test(t)){let n={instancePath:s+"/colours/ornament",keyword:"pattern",params:{
pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/colours/orn\
ament",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.wallLight!==void 0){
let t=r.wallLight;if(typeof t=="string"){if(!k.test(t)){let n={instancePath:s+"/colours/wallLight",keyword:"\
pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+
"/colours/wallLight",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.wallDark!==
void 0){let t=r.wallDark;if(typeof t=="string"){if(!k.test(t)){let n={instancePath:s+"/colours/wallD\
ark",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={
instancePath:s+"/colours/wallDark",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}}else{
let t={instancePath:s+"/colours",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}
if(p.fonts!==void 0){let r=p.fonts;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.display===void 0){
let t={instancePath:s+"/fonts",keyword:"required",params:{missingProperty:"display"}};e===null?e=[t]:
e.push(t),i++}if(r.text===void 0){let t={instancePath:s+"/fonts",keyword:"required",params:{missingProperty:"\
text"}};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="display"||t==="text")){let n={instancePath:s+
"/fonts",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),i++}
if(r.display!==void 0){let t=r.display;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.family===void 0){
let n={instancePath:s+"/fonts/display",keyword:"required",params:{missingProperty:"family"}};e===null?
e=[n]:e.push(n),i++}if(t.file===void 0){let n={instancePath:s+"/fonts/display",keyword:"required",params:{
missingProperty:"file"}};e===null?e=[n]:e.push(n),i++}if(t.weights===void 0){let n={instancePath:s+"\
/fonts/display",keyword:"required",params:{missingProperty:"weights"}};e===null?e=[n]:e.push(n),i++}
if(t.fallback===void 0){let n={instancePath:s+"/fonts/display",keyword:"required",params:{missingProperty:"\
fallback"}};e===null?e=[n]:e.push(n),i++}for(let n in t)if(!(n==="family"||n==="file"||n==="weights"||
n==="fallback")){let a={instancePath:s+"/fonts/display",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[a]:e.push(a),i++}if(t.family!==void 0){let n=t.family;if(typeof n=="string"){if(!pe.test(
n)){let a={instancePath:s+"/fonts/display/family",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-\
Za-z0-9 -]*$"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/fonts/display/family",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),i++}}if(t.file!==void 0){let n=t.file;if(typeof n==
"string"){if(d(n)<1){let a={instancePath:s+"/fonts/display/file",keyword:"minLength",params:{limit:1}};
e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/fonts/display/file",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),i++}}if(t.weights!==void 0){let n=t.weights;if(typeof n=="s\
tring"){if(!ae.test(n)){let a={instancePath:s+"/fonts/display/weights",keyword:"pattern",params:{pattern:"\
^[1-9]00( [1-9]00)?$"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/fonts/display/wei\
ghts",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),i++}}if(t.fallback!==void 0){let n=t.
fallback;if(typeof n!="string"){let a={instancePath:s+"/fonts/display/fallback",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),i++}if(!(n==="serif"||n==="sans-serif")){let a={instancePath:s+
"/fonts/display/fallback",keyword:"enum",params:{allowedValues:Q.properties.fonts.properties.display.
properties.fallback.enum}};e===null?e=[a]:e.push(a),i++}}}else{let n={instancePath:s+"/fonts/display",
keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),i++}}if(r.text!==void 0){let t=r.text;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.family===void 0){let n={instancePath:s+"/fonts/tex\
t",keyword:"required",params:{missingProperty:"family"}};e===null?e=[n]:e.push(n),i++}if(t.file===void 0){
let n={instancePath:s+"/fonts/text",keyword:"required",params:{missingProperty:"file"}};e===null?e=[
n]:e.push(n),i++}if(t.weights===void 0){let n={instancePath:s+"/fonts/text",keyword:"required",params:{
missingProperty:"weights"}};e===null?e=[n]:e.push(n),i++}if(t.fallback===void 0){let n={instancePath:s+
"/fonts/text",keyword:"required",params:{missingProperty:"fallback"}};e===null?e=[n]:e.push(n),i++}for(let n in t)
if(!(n==="family"||n==="file"||n==="weights"||n==="fallback")){let a={instancePath:s+"/fonts/text",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[a]:e.push(a),i++}if(t.family!==void 0){
let n=t.family;if(typeof n=="string"){if(!pe.test(n)){let a={instancePath:s+"/fonts/text/family",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9 -]*$"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+
"/fonts/text/family",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),i++}}if(t.file!==
void 0){let n=t.file;if(typeof n=="string"){if(d(n)<1){let a={instancePath:s+"/fonts/text/file",keyword:"\
minLength",params:{limit:1}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/fonts/text/f\
ile",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),i++}}if(t.weights!==void 0){let n=t.
weights;if(typeof n=="string"){if(!ae.test(n)){let a={instancePath:s+"/fonts/text/weights",keyword:"\
pattern",params:{pattern:"^[1-9]00( [1-9]00)?$"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+
"/fonts/text/weights",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),i++}}if(t.fallback!==
void 0){let n=t.fallback;if(typeof n!="string"){let a={instancePath:s+"/fonts/text/fallback",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),i++}if(!(n==="serif"||n==="sans-serif")){let a={
instancePath:s+"/fonts/text/fallback",keyword:"enum",params:{allowedValues:Q.properties.fonts.properties.
text.properties.fallback.enum}};e===null?e=[a]:e.push(a),i++}}}else{let n={instancePath:s+"/fonts/te\
xt",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:s+
"/fonts",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}if(p.logo!==void 0){let r=p.
logo;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.onLight===void 0){let t={instancePath:s+"/log\
o",keyword:"required",params:{missingProperty:"onLight"}};e===null?e=[t]:e.push(t),i++}if(r.onDark===
void 0){let t={instancePath:s+"/logo",keyword:"required",params:{missingProperty:"onDark"}};e===null?
e=[t]:e.push(t),i++}for(let t in r)if(!(t==="onLight"||t==="onDark")){let n={instancePath:s+"/logo",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),i++}if(r.onLight!==
void 0){let t=r.onLight;if(typeof t=="string"){if(d(t)<1){let n={instancePath:s+"/logo/onLight",keyword:"\
minLength",params:{limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/logo/onLight",
keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(r.onDark!==void 0){let t=r.onDark;
if(typeof t=="string"){if(d(t)<1){let n={instancePath:s+"/logo/onDark",keyword:"minLength",params:{limit:1}};
e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/logo/onDark",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:s+"/logo",keyword:"type",params:{type:"\
object"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,keyword:"type",params:{type:"obj\
ect"}};e===null?e=[r]:e.push(r),i++}return ze.errors=e,i===0}var vr=ve;var sr={type:"object",additionalProperties:!1,required:["id","service","intro","parts"],dependencies:{
photo:["photoAlt"],photoAlt:["photo"]},properties:{id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)\
*$"},service:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},intro:{type:"string",minLength:1},photo:{
type:"string",minLength:1},photoAlt:{type:"string",minLength:1},bodyLocation:{type:"string",minLength:1},
parts:{type:"array",minItems:1,items:{$ref:"#/definitions/treatmentPart"}},prices:{type:"array",minItems:1,
items:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},uniqueItems:!0},doctors:{type:"array",minItems:1,
items:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},uniqueItems:!0},questions:{type:"string",pattern:"\
^[a-z0-9]+(-[a-z0-9]+)*$"}}},ir={type:"object",additionalProperties:!1,dependencies:{photo:["photoAl\
t"],photoAlt:["photo"]},minProperties:1,properties:{topic:{type:"string",enum:["preparation","proced\
ure","followup"]},title:{type:"string",minLength:1},text:{type:"array",minItems:1,items:{type:"strin\
g",minLength:1}},list:{type:"array",minItems:1,items:{type:"string",minLength:1}},steps:{type:"array",
minItems:1,items:{type:"string",minLength:1}},photo:{type:"string",minLength:1},photoAlt:{type:"stri\
ng",minLength:1},links:{type:"array",minItems:1,items:{$ref:"#/definitions/treatmentLink"}}}};function E(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length<1){let r={instancePath:s,keyword:"mi\
nProperties",params:{limit:1}};e===null?e=[r]:e.push(r),i++}for(let r in p)if(!(r==="topic"||r==="ti\
tle"||r==="text"||r==="list"||r==="steps"||r==="photo"||r==="photoAlt"||r==="links")){let t={instancePath:s,
keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.photo!==
void 0&&p.photoAlt===void 0){let r={instancePath:s,keyword:"dependencies",params:{property:"photo",missingProperty:"\
photoAlt",depsCount:1,deps:"photoAlt"}};e===null?e=[r]:e.push(r),i++}if(p.photoAlt!==void 0&&p.photo===
void 0){let r={instancePath:s,keyword:"dependencies",params:{property:"photoAlt",missingProperty:"ph\
oto",depsCount:1,deps:"photo"}};e===null?e=[r]:e.push(r),i++}if(p.topic!==void 0){let r=p.topic;if(typeof r!=
"string"){let t={instancePath:s+"/topic",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(
t),i++}if(!(r==="preparation"||r==="procedure"||r==="followup")){let t={instancePath:s+"/topic",keyword:"\
enum",params:{allowedValues:ir.properties.topic.enum}};e===null?e=[t]:e.push(t),i++}}if(p.title!==void 0){
let r=p.title;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+"/title",keyword:"minLength",params:{
limit:1}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/title",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),i++}}if(p.text!==void 0){let r=p.text;if(Array.isArray(r)){if(r.length<
1){let n={instancePath:s+"/text",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.
length;for(let n=0;n<t;n++){let a=r[n];if(typeof a=="string"){if(d(a)<1){let o={instancePath:s+"/tex\
t/"+n,keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+
"/text/"+n,keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+
"/text",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(p.list!==void 0){let r=p.
list;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+"/list",keyword:"minItems",params:{limit:1}};
e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){let a=r[n];if(typeof a=="string"){if(d(
a)<1){let o={instancePath:s+"/list/"+n,keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),
i++}}else{let o={instancePath:s+"/list/"+n,keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),i++}}}else{let t={instancePath:s+"/list",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(
t),i++}}if(p.steps!==void 0){let r=p.steps;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+
"/steps",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<
t;n++){let a=r[n];if(typeof a=="string"){if(d(a)<1){let o={instancePath:s+"/steps/"+n,keyword:"minLe\
ngth",params:{limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/steps/"+n,keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/steps",keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(p.photo!==void 0){let r=p.photo;if(typeof r==
"string"){if(d(r)<1){let t={instancePath:s+"/photo",keyword:"minLength",params:{limit:1}};e===null?e=
[t]:e.push(t),i++}}else{let t={instancePath:s+"/photo",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),i++}}if(p.photoAlt!==void 0){let r=p.photoAlt;if(typeof r=="string"){if(d(r)<1){let t={
instancePath:s+"/photoAlt",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:s+"/photoAlt",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}
if(p.links!==void 0){let r=p.links;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+"/links",
keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){
let a=r[n];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.label===void 0){let o={instancePath:s+"\
/links/"+n,keyword:"required",params:{missingProperty:"label"}};e===null?e=[o]:e.push(o),i++}for(let o in a)
if(!(o==="label"||o==="page"||o==="url")){let l={instancePath:s+"/links/"+n,keyword:"additionalPrope\
rties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),i++}if(a.label!==void 0){let o=a.label;
if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/links/"+n+"/label",keyword:"minLength",params:{
limit:1}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/links/"+n+"/label",keyword:"typ\
e",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.page!==void 0){let o=a.page;if(typeof o==
"string"){if(!h.test(o)){let l={instancePath:s+"/links/"+n+"/page",keyword:"pattern",params:{pattern:"\
^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/links/"+n+"/p\
age",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(a.url!==void 0){let o=a.
url;if(typeof o=="string"){if(!N.test(o)){let l={instancePath:s+"/links/"+n+"/url",keyword:"pattern",
params:{pattern:'^https://[^\\s"<>]+$'}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/\
links/"+n+"/url",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:s+
"/links/"+n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+
"/links",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return E.errors=e,i===0}function F(p,{
instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.id===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[r]:e.push(r),i++}if(p.service===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"service"}};e===null?e=[r]:e.push(r),i++}if(p.intro===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"intro"}};e===null?e=[r]:e.push(r),i++}if(p.parts===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"parts"}};e===null?e=[r]:e.push(r),
i++}for(let r in p)if(!R.call(sr.properties,r)){let t={instancePath:s,keyword:"additionalProperties",
params:{additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.photo!==void 0&&p.photoAlt===void 0){
let r={instancePath:s,keyword:"dependencies",params:{property:"photo",missingProperty:"photoAlt",depsCount:1,
deps:"photoAlt"}};e===null?e=[r]:e.push(r),i++}if(p.photoAlt!==void 0&&p.photo===void 0){let r={instancePath:s,
keyword:"dependencies",params:{property:"photoAlt",missingProperty:"photo",depsCount:1,deps:"photo"}};
e===null?e=[r]:e.push(r),i++}if(p.id!==void 0){let r=p.id;if(typeof r=="string"){if(!h.test(r)){let t={
instancePath:s+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[t]:e.
push(t),i++}}else{let t={instancePath:s+"/id",keyword:"type",params:{type:"string"}};e===null?e=[t]:
e.push(t),i++}}if(p.service!==void 0){let r=p.service;if(typeof r=="string"){if(!h.test(r)){let t={instancePath:s+
"/service",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:s+"/service",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}
if(p.intro!==void 0){let r=p.intro;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+"/intro",
keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/int\
ro",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(p.photo!==void 0){let r=p.
photo;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+"/photo",keyword:"minLength",params:{limit:1}};
e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/photo",keyword:"type",params:{type:"strin\
g"}};e===null?e=[t]:e.push(t),i++}}if(p.photoAlt!==void 0){let r=p.photoAlt;if(typeof r=="string"){if(d(
r)<1){let t={instancePath:s+"/photoAlt",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(
t),i++}}else{let t={instancePath:s+"/photoAlt",keyword:"type",params:{type:"string"}};e===null?e=[t]:
e.push(t),i++}}if(p.bodyLocation!==void 0){let r=p.bodyLocation;if(typeof r=="string"){if(d(r)<1){let t={
instancePath:s+"/bodyLocation",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:s+"/bodyLocation",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),
i++}}if(p.parts!==void 0){let r=p.parts;if(Array.isArray(r)){if(r.length<1){let n={instancePath:s+"/\
parts",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<
t;n++)E.call(this,r[n],{instancePath:s+"/parts/"+n,parentData:r,parentDataProperty:n,rootData:m})||(e=
e===null?E.errors:e.concat(E.errors),i=e.length)}else{let t={instancePath:s+"/parts",keyword:"type",
params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(p.prices!==void 0){let r=p.prices;if(Array.isArray(
r)){if(r.length<1){let o={instancePath:s+"/prices",keyword:"minItems",params:{limit:1}};e===null?e=[
o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(typeof l=="string"){if(!h.test(l)){
let f={instancePath:s+"/prices/"+o,keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===
null?e=[f]:e.push(f),i++}}else{let f={instancePath:s+"/prices/"+o,keyword:"type",params:{type:"strin\
g"}};e===null?e=[f]:e.push(f),i++}}let n=r.length,a;if(n>1){let o={};for(;n--;){let l=r[n];if(typeof l==
"string"){if(typeof o[l]=="number"){a=o[l];let f={instancePath:s+"/prices",keyword:"uniqueItems",params:{
i:n,j:a}};e===null?e=[f]:e.push(f),i++;break}o[l]=n}}}}else{let t={instancePath:s+"/prices",keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(p.doctors!==void 0){let r=p.doctors;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:s+"/doctors",keyword:"minItems",params:{limit:1}};e===
null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(typeof l=="string"){if(!h.
test(l)){let f={instancePath:s+"/doctors/"+o,keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]\
+)*$"}};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:s+"/doctors/"+o,keyword:"type",params:{
type:"string"}};e===null?e=[f]:e.push(f),i++}}let n=r.length,a;if(n>1){let o={};for(;n--;){let l=r[n];
if(typeof l=="string"){if(typeof o[l]=="number"){a=o[l];let f={instancePath:s+"/doctors",keyword:"un\
iqueItems",params:{i:n,j:a}};e===null?e=[f]:e.push(f),i++;break}o[l]=n}}}}else{let t={instancePath:s+
"/doctors",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(p.questions!==void 0){
let r=p.questions;if(typeof r=="string"){if(!h.test(r)){let t={instancePath:s+"/questions",keyword:"\
pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+
"/questions",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return F.errors=e,i===0}function ve(p,{
instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,i=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"$schema"}};e===null?e=[r]:e.push(r),i++}if(p.treatments===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"treatments"}};e===null?e=[r]:e.push(r),i++}for(let r in p)
if(!(r==="$schema"||r==="treatments")){let t={instancePath:s,keyword:"additionalProperties",params:{
additionalProperty:r}};e===null?e=[t]:e.push(t),i++}if(p.$schema!==void 0&&p.$schema!=="./schemas/tr\
eatments.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"./sche\
mas/treatments.schema.json"}};e===null?e=[r]:e.push(r),i++}if(p.treatments!==void 0){let r=p.treatments;
if(Array.isArray(r)){let t=r.length;for(let n=0;n<t;n++)F.call(this,r[n],{instancePath:s+"/treatment\
s/"+n,parentData:r,parentDataProperty:n,rootData:m})||(e=e===null?F.errors:e.concat(F.errors),i=e.length)}else{
let t={instancePath:s+"/treatments",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ve.
errors=e,i===0}export{dr as about,ur as appointment,yr as calls,mr as clinic,cr as doctors,hr as galleries,gr as hero,
kr as pages,wr as prices,br as privacy,$r as prose,qr as questions,Ar as services,Pr as site,Lr as statistics,
jr as testimonials,zr as theme,vr as treatments};
