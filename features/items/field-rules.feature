Feature: Rules of fields, as servers later than 9.0 have them

  @memory @browser
  Scenario: A condition shows a field and requires it, and its value stays when it is hidden again
    Given the configuration of "standfirst" in "articles" has:
      """
      {
        "hidden": true,
        "conditions": [{ "rule": { "title": { "_contains": "storm" } }, "hidden": false, "required": true }]
      }
      """
    And Clara has signed in
    And she has started a new item of "Articles"
    Then "standfirst" is not in the form
    When she changes "title" to "A storm"
    Then "standfirst" is in the form
    When she saves and stays
    Then "standfirst" has the error "Value is required"
    When she changes "standfirst" to "Wind and rain"
    And she changes "title" to "A calm"
    Then "standfirst" is not in the form
    When she changes "title" to "The storm"
    Then "standfirst" is "Wind and rain"

  @memory @browser
  Scenario: The last condition that matches makes a field read-only
    Given the configuration of "standfirst" in "articles" has:
      """
      {
        "conditions": [
          { "rule": { "title": { "_nempty": true } }, "readonly": false },
          { "rule": { "_and": [{ "title": { "_starts_with": "Final" } }] }, "readonly": true },
          { "rule": { "title": { "_unheard_of": 1 } }, "readonly": false },
          "no condition"
        ]
      }
      """
    And Clara has signed in
    And she has started a new item of "Articles"
    When she changes "title" to "First"
    Then "standfirst" can be changed
    When she changes "title" to "Final"
    Then "standfirst" cannot be changed

  @memory
  Scenario: A value that the rule of its field refuses is reported with the message of the field
    Given the configuration of "slug" in "tags" has:
      """
      { "validation": { "slug": { "_regex": "^[a-z]+$" } }, "validation_message": "Use <b>small</b> letters" }
      """
    And Clara has signed in
    And she has opened the item "3" of "Tags"
    When she changes "slug" to "Rail 1"
    And she saves and stays
    Then nothing is sent
    And "slug" has the error "Use <b>small</b> letters"
    When she changes "slug" to "rail"
    And she saves and stays
    Then she sees the message "“railways” saved"

  @memory
  Scenario: A field that its configuration requires is reported until it has a value
    Given the configuration of "standfirst" in "articles" has:
      """
      { "required": true }
      """
    And Clara has signed in
    And she has opened the item "3" of "Articles"
    When she changes "standfirst" to ""
    And she saves and stays
    And she saves and stays
    Then nothing is sent
    And "standfirst" has the error "Value is required"

  @memory
  Scenario: A cell of a list is not edited where a condition makes its field read-only
    Given the configuration of "name" in "tags" has:
      """
      { "conditions": [{ "rule": { "id": { "_eq": 1 } }, "readonly": true }] }
      """
    And Clara has signed in
    And she has gone to "Tags"
    Then "Name" of the row "1" cannot be edited
    And "Name" of the row "2" can be edited
