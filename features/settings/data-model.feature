@memory @browser
Feature: Collections of the data model

  Background:
    Given Ines has signed in
    And she opens the address "/settings/data-model"

  Scenario: A new collection gets the system fields that were chosen
    When she begins a new collection "recipes" with the system field "user_created"
    Then the plan of the data model is
      | create_collection |
      | create_relation   |
    When she carries out the plan
    Then the collection "recipes" has the fields "id, user_created"

  Scenario Outline: Some names cannot be given to a collection
    When she begins a new collection "<name>"
    Then the name of the collection is refused with "<reason>"

    Examples:
      | name          | reason                                                           |
      | tags          | This name exists already                                         |
      | directus_tags | Names that begin with “directus_” are reserved for the platform |

  Scenario: A copy without relations leaves out the fields that refer to something
    When she begins a copy "essays" of the collection "articles"
    Then the copy leaves out "author, section, cover, gallery, blocks, issue, place, tags, related, translations, user_created"

  Scenario: A copy with relations refers to the same items and files
    When she begins a copy "essays" of the collection "articles" with relations
    Then the copy leaves out "gallery, blocks, tags, related, translations"

  Scenario: A copy has the fields of the original
    When she begins a copy "labels" of the collection "tags"
    And she carries out the plan
    Then the collection "labels" has the fields "id, name, slug"

  Scenario: Deleting a collection says what is deleted with it
    When she asks to delete the collection "tags"
    Then the deletion takes "33 items" along
    When she confirms the deletion of the collection "tags"
    Then the data model has no collection "tags"

  Scenario: The diagram has the same relations in words
    When she opens the diagram of the data model as a list
    Then the diagram says that "articles" has the relations
      | author: Many-to-one relation → Authors |
      | tags: Many-to-many relation → Tags     |
