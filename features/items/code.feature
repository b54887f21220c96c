Feature: Code fields
  A JSON field is edited as text. Invalid JSON is kept and reported, and is never saved.

  Background:
    Given Clara has signed in

  @memory
  Scenario: A JSON value is shown formatted and not changed by opening
    When she opens the address "/collections/articles/1"
    Then the code of "meta" is:
      """
      {
          "seo": {
              "title": "The last ferry to Hirta | Northlight",
              "index": true
          },
          "canonical": null
      }
      """
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: Valid JSON is saved
    Given she has opened the item "3" of "Articles"
    When she writes the code of "meta" as:
      """
      {"seo": [1, true, "ü"]}
      """
    And she saves and stays
    Then she sees the message "“Salt roads of the Camargue” saved"
    When she reloads the page
    Then the code of "meta" is:
      """
      {
          "seo": [
              1,
              true,
              "ü"
          ]
      }
      """

  @memory @browser
  Scenario: Invalid JSON is kept, reported with its position, and not saved
    Given she has opened the item "3" of "Articles"
    When she writes the code of "meta" as:
      """
      {"seo": [1, true,]}
      """
    Then the code of "meta" has the error "This is not valid JSON and is not saved: there is a comma before the closing bracket (line 1, column 17)"
    And she cannot save: "A field contains text that can't be saved yet"
    And the code of "meta" is:
      """
      {"seo": [1, true,]}
      """

  @memory
  Scenario: Invalid JSON blocks saving of other fields
    Given she has opened the item "3" of "Articles"
    When she writes the code of "meta" as:
      """
      {"seo": 1
      """
    And she changes "title" to "Salt roads, mapped"
    Then she cannot save: "A field contains text that can't be saved yet"
    When she writes the code of "meta" as:
      """
      {"seo": 1}
      """
    Then the code of "meta" has no error
    When she saves and stays
    Then she sees the message "“Salt roads, mapped” saved"
    And "title" is "Salt roads, mapped"

  @memory
  Scenario: An empty text is saved as null
    When she opens the address "/collections/articles/1"
    And she writes the code of "meta" as:
      """

      """
    And she saves and stays
    Then she sees the message "“The last ferry to Hirta” saved"
    And the code of "meta" is ""

  @memory
  Scenario: The template of a code field is inserted
    Given she has opened the item "3" of "Articles"
    When she inserts the template of "meta"
    Then the code of "meta" is:
      """
      {
          "canonical": null
      }
      """
    And she can save

  @memory
  Scenario: A number that would lose digits is rejected
    Given she has opened the item "3" of "Articles"
    When she writes the code of "meta" as:
      """
      {"id": 12345678901234567890}
      """
    Then the code of "meta" has the error "This is not valid JSON and is not saved: this number would lose digits; put it in quotes (line 1, column 8)"

  @memory @browser
  Scenario: Code that is replaced everywhere is saved as a value
    Given she has opened the item "3" of "Articles"
    When she writes the code of "meta" as:
      """
      {"seo": ["old", "Old"]}
      """
    And she replaces each "old" in "meta" by "new"
    And she saves and stays
    And she reloads the page
    Then the code of "meta" is:
      """
      {
          "seo": [
              "new",
              "new"
          ]
      }
      """
